import { type LoaderFunctionArgs, redirect } from 'react-router'
import { finishPayment } from '../payment/finish-payment.server'
import { visit } from '../shop/context.server'
import { cookie } from '../shop/cookies'
import { orSignIn } from '../shop/sign-in.server'

/** Where banks send shoppers back to. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const { searchParams } = new URL(request.url)
  const next = `/payment/return?${searchParams}`
  const { path, isOrdered } = await orSignIn(next, () => finishPayment(shop, searchParams))
  const headers: HeadersInit = isOrdered ? { 'set-cookie': cookie(request, 'cart', undefined) } : {}
  throw redirect(path, { headers, status: 303 })
}
