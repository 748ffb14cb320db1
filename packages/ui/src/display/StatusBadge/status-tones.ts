import type { Tone } from '../Badge/Badge.js'

const words: Record<Exclude<Tone, 'amber'>, readonly string[]> = {
  green: [
    'paid',
    'captured',
    'fulfilled',
    'shipped',
    'completed',
    'published',
    'active',
    'confirmed',
    'received',
    'authorized',
  ],
  red: ['requires_action', 'failed', 'rejected', 'declined', 'stalled'],
  violet: ['returned', 'refunded', 'swap', 'difference_refunded', 'replaced'],
  blue: ['proposed', 'processing', 'requested', 'created', 'pre_processed'],
  grey: ['draft', 'archived', 'canceled', 'expired', 'disabled', 'na'],
}

/** The colour of a status, of whatever it is the status. What waits, or is done in part, is amber. */
export function toneOf(status: string): Tone {
  if (status.startsWith('not_')) return 'grey'
  if (status.startsWith('partially_')) return 'amber'
  const found = Object.entries(words).find(([, list]) => list.includes(status))
  if (found) return found[0] as Tone
  return ['awaiting', 'scheduled', 'pending'].includes(status) ? 'amber' : 'grey'
}
