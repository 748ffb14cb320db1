import { permissionBeyond } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import type { SelectOption } from '@cartwright/ui/Select'
import { useAccount } from '../../shell/permissions'
import { useRoleName, useRoleSummary } from './role-names'

/** The roles somebody can be given: nobody gives more than they have. */
export function useRoleOptions(): SelectOption[] {
  const { data } = useEndpoint('GET /admin/roles')
  const held = useAccount().data?.account.permissions
  const nameOf = useRoleName()
  const summaryOf = useRoleSummary()
  return (data?.roles ?? []).map((role) => ({
    id: role.id,
    name: nameOf(role),
    description: summaryOf(role) || undefined,
    isDisabled: held !== undefined && permissionBeyond(role.permissions, held) !== undefined,
  }))
}
