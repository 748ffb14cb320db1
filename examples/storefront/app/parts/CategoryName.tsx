import type { MessageKey } from '../i18n/messages'
import { useT } from '../i18n/use-t'

const known: Record<string, MessageKey> = {
  vessels: 'category_vessels',
  lamps: 'category_lamps',
  seats: 'category_seats',
  throws: 'category_throws',
  paper: 'category_paper',
  tools: 'category_tools',
}

/** The house's own categories are translated; any other keeps the name the shopkeeper gave it. */
export function CategoryName({ handle, name }: { handle: string; name: string }) {
  const { t } = useT()
  const key = known[handle]
  return key ? t(key) : <bdi>{name}</bdi>
}
