import type { ActionFunctionArgs } from 'react-router'
import { checkPayment, openSession } from '../payment/payable.server'
import { visit } from '../shop/context.server'
import { orSignIn } from '../shop/sign-in.server'

/** Opens a payment session for a form that pays, or checks the form before its payment is confirmed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = await visit(request, context)
  const form = await request.formData()
  const isCheck = form.get('payment_step') === 'check'
  const answer = await orSignIn('/checkout', () =>
    isCheck ? checkPayment(shop, form) : openSession(shop, form),
  )
  return Response.json(answer)
}
