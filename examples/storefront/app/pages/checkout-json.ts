import { type ActionFunctionArgs, redirect } from 'react-router'
import { checkoutView } from '../shop/checkout-view.server'
import { visit } from '../shop/context.server'
import { saveDraft } from '../shop/place-order.server'
import { orSignIn } from '../shop/sign-in.server'

/** Keeps what is typed, and says what the cart comes to now. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = await visit(request, context)
  const form = await request.formData()
  const view = await orSignIn('/checkout', async () => {
    const { kind } = await saveDraft(shop, form)
    if (kind === 'no_cart') throw redirect('/cart', 303)
    return checkoutView(shop, null)
  })
  const { cart, steps, isSent, options, chosen } = view
  return Response.json({ cart, steps, isSent, options, chosen })
}
