import { type ActionFunctionArgs, redirect } from 'react-router'
import { signOut } from '../../shop/account.server'
import { visit } from '../../shop/context.server'

/** Signing out also leaves the cart behind: it belongs to the account. */
export const action = async ({ request, context }: ActionFunctionArgs) =>
  signOut(request, await visit(request, context))

export const loader = () => redirect('/account')
