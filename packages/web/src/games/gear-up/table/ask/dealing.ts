import type { DragEvent } from 'react'
import { useCalmTable } from '../table-state.ts'

const KIND = 'application/x-graveshift-zombie'

/** What makes a card in the tray draggable. */
export function dragOf(card: string) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(KIND, card)
      event.dataTransfer.effectAllowed = 'move'
    },
  }
}

/** What makes a seat take a dragged zombie while zombies are dealt. */
export function useDrop(seat: number) {
  const { choice, submit } = useCalmTable()
  if (choice?.kind !== 'deal') return {}
  return {
    'data-drop': '',
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(KIND)) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      const card = event.dataTransfer.getData(KIND)
      if (card === '') return
      event.preventDefault()
      submit({ do: 'deal', card, seat }, true)
    },
  }
}
