import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { cache } from './project.mjs'
import { say } from './say.mjs'

const longestInstall = 30 * 60_000

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const holderOf = (file) => {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    const isStale = !isAlive(pid) || Date.now() - statSync(file).mtimeMs > longestInstall
    return { pid, isStale }
  } catch {
    return undefined
  }
}

/** Makes the lock with its content in one step; false if somebody holds it. */
const take = (file) => {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, String(process.pid))
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Moves a dead process's lock away; puts it back if somebody else was quicker and it is a living one now. */
const clearStale = (file, pid) => {
  const aside = `${file}.stale.${process.pid}`
  try {
    renameSync(file, aside)
    if (Number(readFileSync(aside, 'utf8')) !== pid) linkSync(aside, file)
  } catch {
    // Somebody else cleared it first.
  }
  rmSync(aside, { force: true })
}

/** Runs `work` while no other launcher of this checkout installs anything. */
export const withInstallLock = async (work, file = join(cache, 'install.lock')) => {
  mkdirSync(join(file, '..'), { recursive: true })
  for (let told = false; !take(file); ) {
    const holder = holderOf(file)
    if (holder?.isStale) {
      clearStale(file, holder.pid)
    } else {
      if (!told && holder !== undefined)
        say(`another Graveshift command (process ${holder.pid}) is installing: waiting for it ...`)
      told = true
      await sleep(200)
    }
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}
