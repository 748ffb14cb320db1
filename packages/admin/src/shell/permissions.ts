import { type CallName, flagOf, may, type Role, roles, staffMay } from '@cartwright/contract'
import { useEndpoint, useFeatureFlags } from '@cartwright/sdk/react'
import { nameOf, useSession } from './session'

/** The account of whoever is signed in: role, permissions, two-factor. Undefined until the shop has answered. */
export function useAccount() {
  const { user } = useSession()
  return useEndpoint('GET /admin/auth/account', undefined, {
    enabled: user !== undefined,
    retry: false,
    // Every button asks; a shop that does not answer is not asked by each of them again.
    retryOnMount: false,
  })
}

/** Whether the shop has a call at all: what a flag switches off is not there for anybody. All is, until flags are read. */
export function useIsThere(): (call: CallName) => boolean {
  const { flags } = useFeatureFlags()
  return (call) => {
    const flag = flagOf(call)
    return flag === undefined || flags[flag] !== false
  }
}

/**
 * Whether the person signed in may make a call the shop has: what screens, links and buttons are shown by, and the same
 * list as the guard of the server has. Until the shop has told it, owners may all and others nothing: a member may have a role of the
 * shop's own, and what is asked for in vain is a refusal. Where it cannot tell, the word of their role answers.
 */
export function useMay(): (call: CallName) => boolean {
  const { user } = useSession()
  const { data, isPending } = useAccount()
  const isThere = useIsThere()
  const permissions = data?.account.permissions
  return (call) => {
    if (user === undefined || !isThere(call)) return false
    if (permissions) return may(permissions, call)
    if (isPending && user.role !== 'admin') return false
    // A role that nobody set is that of a member, as the server reads it.
    return staffMay({ ...user, role: user.role ?? 'member' }, call)
  }
}

/** Whether the person signed in may give money back: some roles work on orders and refund nothing. */
export function useMayRefund(): boolean {
  const may = useMay()
  const account = useAccount().data?.account
  return may('POST /admin/orders/:id/refund') && account?.refund_limit !== 0
}

/** Who can say who may do what: members of staff by name, where the reader may know them. */
export function useGranters(isAsked: boolean): string[] {
  const may = useMay()
  const isKnown = may('GET /admin/users')
  const staff = useEndpoint('GET /admin/users', undefined, { enabled: isAsked && isKnown })
  const grants = (role: string | null) =>
    Object.hasOwn(roles, role ?? '') && staffMay({ id: '', role: role as Role }, 'POST /admin/users')
  return (staff.data?.users ?? []).filter(({ role }) => grants(role)).map(nameOf)
}
