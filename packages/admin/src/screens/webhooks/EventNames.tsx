import { useWords } from '../../i18n/use-words'

/** Which events an address is told of, in the words programs use. */
export function EventNames({ names }: { names: readonly string[] }) {
  const t = useWords('webhooks')
  if (names.includes('*')) return t('all_events')
  return <bdi className="ad-Clip ad-Code">{names.join(', ')}</bdi>
}
