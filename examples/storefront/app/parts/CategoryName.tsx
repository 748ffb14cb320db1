import type { MessageKey } from '../i18n/messages'
import { type Translate, useT } from '../i18n/use-t'

const known: Record<string, MessageKey> = {
  vessels: 'category_vessels',
  lamps: 'category_lamps',
  seats: 'category_seats',
  throws: 'category_throws',
  paper: 'category_paper',
  tools: 'category_tools',
}

/** What a category is called, in plain words. */
export const categoryName = ({ handle, name }: { handle: string; name: string }, t: Translate): string => {
  const key = known[handle]
  return key ? t(key) : name
}

/** The house's own categories are translated; any other keeps the name the shopkeeper gave it. */
export function CategoryName({ handle, name }: { handle: string; name: string }) {
  const { t } = useT()
  const key = known[handle]
  return key ? t(key) : <bdi>{name}</bdi>
}
