import { type CartView, cartFields, formatMoney, mostPieces } from '@cartwright/sdk/rules'
import type { Suggestion } from '@cartwright/ui/use-suggestions'
import { withPrefix } from '../i18n/prefix'
import { sendForm } from '../islands/send-form'
import type { ShopData } from '../islands/shop-context'
import type { Mine } from '../pages/mine-json'
import type { PageTool } from './model-context'
import { countIn, textIn, textsIn } from './tool-input'

const text = (description: string) => ({ type: 'string', description })
const taking = (properties: Record<string, object>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
/** Looks only. What it finds was written by whoever fills the shop. */
const looking = { readOnlyHint: true, untrustedContentHint: true }
const changing = { readOnlyHint: false, untrustedContentHint: true }

/** What an agent can do on any page of the shop: find a piece, read about it, fill the cart, lead to the checkout. */
export function shopTools(shop: ShopData): PageTool[] {
  const path = (of: string) => withPrefix(shop.prefix, of)
  const change = (fields: Record<string, string>) => changeCart(shop, path('/cart'), fields)
  return [
    {
      name: 'search_products',
      title: 'Search products',
      description:
        'Finds products of this shop by words, with the price in the currency of the shopper. At most 20.',
      inputSchema: taking({ query: text('What is looked for, in any words: "blue mug"') }, ['query']),
      annotations: looking,
      execute: async (input) => {
        const search = new URLSearchParams({ q: textIn(input, 'query'), limit: '20' })
        const found: Suggestion[] = await (await fetched(path(`/search/suggest?${search}`))).json()
        return {
          products: found
            .filter(({ kind }) => kind === 'product')
            .map(({ text: title, href, note }) => ({ title, handle: handleOf(href), price: note ?? null })),
        }
      },
    },
    {
      name: 'get_product',
      title: 'Read about a product',
      description:
        'Answers as Markdown what the page of a product says: text, options, a price and the stock of each variant, size, material.',
      inputSchema: taking({ handle: text('The handle that search_products tells') }, ['handle']),
      annotations: looking,
      execute: async (input) => {
        const handle = encodeURIComponent(textIn(input, 'handle'))
        return { markdown: await (await fetched(path(`/p/${handle}.md`))).text() }
      },
    },
    {
      name: 'get_cart',
      title: 'Look into the cart',
      description: 'Tells what is in the cart of the shopper and what it comes to.',
      inputSchema: taking({}),
      annotations: looking,
      execute: async () => {
        const mine: Mine = await (await fetched(path('/mine.json'))).json()
        return { cart: told(mine.cart, shop) }
      },
    },
    {
      name: 'add_to_cart',
      title: 'Put into the cart',
      description:
        'Puts pieces of a product into the cart. Say a value for each option that get_product names; what is not said is chosen by the shop. Answers the cart.',
      inputSchema: taking(
        {
          handle: text('The handle of the product'),
          options: {
            type: 'object',
            description: 'The value of each option by its title, as the table of get_product has them',
            additionalProperties: { type: 'string' },
          },
          quantity: { type: 'integer', minimum: 1, maximum: mostPieces, default: 1 },
        },
        ['handle'],
      ),
      annotations: changing,
      execute: (input) =>
        change({
          ...textsIn(input, 'options'),
          [cartFields.intent]: 'add',
          [cartFields.handle]: textIn(input, 'handle'),
          [cartFields.quantity]: String(
            countIn(input, 'quantity', { from: 1, to: mostPieces, otherwise: 1 }),
          ),
        }),
    },
    {
      name: 'set_cart_quantity',
      title: 'Change how many',
      description:
        'Sets how many pieces of a line of the cart there are; 0 takes the line out. Answers the cart.',
      inputSchema: taking(
        {
          line: text('The id of the line, as get_cart tells it'),
          quantity: { type: 'integer', minimum: 0, maximum: mostPieces },
        },
        ['line', 'quantity'],
      ),
      annotations: changing,
      execute: (input) =>
        change({
          [cartFields.intent]: 'quantity',
          [cartFields.line]: textIn(input, 'line'),
          [cartFields.quantity]: String(countIn(input, 'quantity', { from: 0, to: mostPieces })),
        }),
    },
    {
      name: 'enter_code',
      title: 'Enter a code',
      description: 'Enters the code of a discount or a gift card that the shopper has. Answers the cart.',
      inputSchema: taking({ code: text('As it was given to the shopper') }, ['code']),
      annotations: changing,
      execute: (input) => change({ [cartFields.intent]: 'code', [cartFields.code]: textIn(input, 'code') }),
    },
    {
      name: 'open_checkout',
      title: 'Open the checkout',
      description:
        'Leads the shopper to the checkout, where they give their address and pay: no tool does that for them.',
      inputSchema: taking({}),
      annotations: { readOnlyHint: false, untrustedContentHint: false },
      execute: async () => {
        // Answered first: the page that goes away would take the answer along.
        setTimeout(() => location.assign(path('/checkout')))
        return { opens: path('/checkout') }
      },
    },
  ]
}

/** Sends the form that a button of the page would send; islands show what becomes of it. */
async function changeCart(shop: ShopData, action: string, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const { outcome, cart } = await sendForm('agent', form, action, shop)
  if (!outcome.ok) return { ok: false, error: outcome.error ?? 'The shop did not do it' }
  return { ok: true, cart: told(cart ?? null, shop) }
}

const handleOf = (href: string) => decodeURIComponent(href.split('/').at(-1) ?? '')

/** A cart in words and figures as its page has them. */
function told(cart: CartView | null, { locale }: ShopData) {
  if (!cart || cart.lines.length === 0) return { lines: [], total: null }
  const money = (amount: number) => formatMoney(amount, cart.currency_code, locale)
  return {
    lines: cart.lines.map(({ id, title, variant, quantity, amount }) => ({
      line: id,
      title,
      variant,
      quantity,
      amount: money(amount),
    })),
    codes: cart.codes.map(({ code }) => code),
    goods: money(cart.goods),
    ...(cart.discount ? { discount: money(-cart.discount) } : {}),
    delivery: cart.shipping === null ? 'chosen at the checkout' : money(cart.shipping),
    tax: money(cart.tax),
    ...(cart.gift_card ? { gift_card: money(-cart.gift_card) } : {}),
    total: money(cart.total),
  }
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address)
  if (response.status === 404)
    throw new Error('There is no such thing in this shop: search_products tells what there is')
  if (!response.ok) throw new Error(`The shop answered ${response.status}: try again in a moment`)
  return response
}
