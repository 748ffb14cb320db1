import type { BatchJobRowError } from '@cartwright/contract'
import { manyReasons } from '@cartwright/contract'
import { useWords } from '../../i18n/use-words'

const known: readonly string[] = manyReasons
/** Reasons that say more in the words of whoever refused. */
const quoted: readonly string[] = ['refused', 'payment_failed']

/** Why a row was left out, in the reader's language where the shop gives a word for it. */
export function useReason(): (error: BatchJobRowError) => string {
  const t = useWords('bulk')
  return ({ code, message }) => {
    if (!code || !known.includes(code)) return message
    const reason = t(`reason.${code}`)
    return quoted.includes(code) ? `${reason} (${message})` : reason
  }
}
