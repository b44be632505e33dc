import { NONE } from '@graveshift/zones'
import { useMemo } from 'react'
import { useDeeds } from '../turn/turn-panel.tsx'
import { ZoneList } from '../words/zone-list.tsx'
import { useLooking, useZones } from './zone-table-state.ts'

/** The board in the middle, as a picture or in words. */
export function ZoneMiddle() {
  const { choice, submit } = useZones()
  const { look } = useLooking()
  const deeds = useDeeds(choice)
  const steps = useMemo(
    () => new Map(deeds.filter(({ pick }) => pick.do === 'move').map((deed) => [deed.zone, deed])),
    [deeds],
  )
  const costs = useMemo(() => new Map([...steps.keys()].map((zone) => [zone, 1])), [steps])
  const press = (zone: number) => {
    const step = zone === NONE ? undefined : steps.get(zone)
    look({ at: 'zone', zone })
    if (step) submit(step.pick)
  }
  return <ZoneList costs={costs} onPress={press} />
}
