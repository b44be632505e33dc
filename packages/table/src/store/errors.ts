/** Why a store did not do what it was asked. All but UnknownOutcome promise that nothing was written. */
export class StoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}

/** The connection broke in mid-commit: it may have happened. Look the id up before doing anything else. */
export class UnknownOutcome extends StoreError {}

/** No room left on the disk. Reading goes on; writing works again once there is room. */
export class StorageFull extends StoreError {}

/** The database cannot be reached at the moment, or was too busy. */
export class StoreAway extends StoreError {}

/** The file is not what was written. */
export class StoreDamaged extends StoreError {}

/** The store was closed, or is being closed. */
export class StoreClosed extends StoreError {}

/** Settings under which the store would not keep its promises, or a database made by a newer version. */
export class StoreUnfit extends StoreError {}
