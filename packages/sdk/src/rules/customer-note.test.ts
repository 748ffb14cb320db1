import { expect, it } from 'vitest'
import { customerNoteOf } from './customer-note'

it.each([
  [{ customer_note: ' Ring twice.\nThank you ' }, 'Ring twice.\nThank you'],
  [{ customer_note: ' ' }, undefined],
  [{ customer_note: 7 }, undefined],
  [null, undefined],
])('of %o is %o', (metadata, note) => expect(customerNoteOf({ metadata })).toBe(note))
