import { isBuiltInRole } from '@cartwright/contract'
import { useWords } from '../../i18n/use-words'

/** What a role is called: the built-in ones in the language of the reader, those of the shop as it named them. */
export function useRoleName(): (role: { id: string; name: string }) => string {
  const t = useWords('roles')
  return ({ id, name }) => (isBuiltInRole(id) ? t(`names.${id}`) : name)
}

/** What a role is for. */
export function useRoleSummary(): (role: { id: string; description: string | null }) => string {
  const t = useWords('roles')
  return ({ id, description }) => (isBuiltInRole(id) ? t(`summaries.${id}`) : (description ?? ''))
}
