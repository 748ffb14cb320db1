import { expect, it } from 'vitest'
import { dayOf } from './time-zone'

it.each([
  ['2026-01-01T03:00:00.000Z', 'America/Los_Angeles', '2025-12-31'],
  ['2026-10-25T00:30:00.000Z', 'Europe/Berlin', '2026-10-25'],
  ['2026-10-25T23:30:00.000Z', 'Europe/Berlin', '2026-10-26'],
  ['2026-06-30T15:30:00.000Z', 'Asia/Tokyo', '2026-07-01'],
])('%s is in %s the day %s', (instant, zone, day) => expect(dayOf(instant, zone)).toBe(day))
