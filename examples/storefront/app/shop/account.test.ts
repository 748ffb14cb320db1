import { createStoreClient } from '@cartwright/sdk'
import { describeShop } from '@cartwright/server/testing'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { type Counter, openCounter, placeOrder } from '../../../../packages/server/src/testing/placed-order'
import '../i18n/all-messages.server'
import { inAccount, signOut } from './account.server'
import { defaultAddress, keepAddress, makeDefault, saveAddress, savedAddresses } from './addresses.server'
import { againPath, againTold, buyAgain } from './buy-again.server'
import { findCart, shownCart } from './cart.server'
import { askForOrders, takeOrders } from './claim-orders.server'
import type { ShopVisit } from './context.server'
import { newReturn } from './new-return-view.server'
import { listOwnOrders, orderOfToken, orderPath, ownOrder, shownOrder } from './orders.server'
import { askForReset, resetPassword } from './password.server'
import { saveDraft } from './place-order.server'
import { deleteAccount, personalData } from './privacy.server'
import { register, whySignIn } from './sign-in.server'

const email = 'ada@example.com'
const password = 'analytical engine'
const page = (path: string, cookie = '') => new Request(`http://shop.example${path}`, { headers: { cookie } })
const form = (fields: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as Response,
  )
const street = {
  country_code: 'de',
  first_name: 'Ada',
  last_name: 'Byron',
  address_1: 'Gasse 1',
  address_2: '',
  postal_code: '10115',
  city: 'Berlin',
  province: '',
  phone: '',
}

describeShop('an account in the storefront', (t) => {
  let counter: Counter
  const fetchApi = async (request: Request) => t.app.fetch(request)
  const context = { fetchApi, origin: 'http://shop.example' }
  const visit = (storeToken?: string, region_id = counter.region_id): ShopVisit => ({
    client: createStoreClient({
      baseUrl: 'http://shop.example',
      retries: 0,
      storeToken,
      fetch: async (input, init) => t.app.fetch(new Request(input, init)),
    }),
    region: { id: region_id, name: '', currency_code: 'eur', inclusive: false, tax_rate: 20, countries: [] },
    regions: [
      {
        id: region_id,
        name: '',
        currency_code: 'eur',
        inclusive: false,
        tax_rate: 20,
        countries: [{ code: 'de', name: 'DE' }],
      },
    ],
    language: 'en',
    prefix: '',
    dir: 'ltr',
    locale: 'en',
    cartId: undefined,
    signedIn: storeToken !== undefined,
  })
  const signUp = async (email: string) => {
    const { customer } = await t.call('POST /store/customers', { body: { email, password } })
    const { access_token } = await t.call('POST /store/auth/token', { body: { email, password } })
    return { id: customer.id, token: access_token }
  }
  const lastEvent = async (name: string) => {
    const { event } = t.shop.db.t
    const rows = await t.shop.db.select().from(event).orderBy(event.id)
    return rows.filter((row) => row.name === name).at(-1)?.data as Record<string, string>
  }
  let ada: { id: string; token: string }
  beforeAll(async () => {
    counter = await openCounter(t, { stock: 7 })
    await t.shop.transaction((tx) => tx.update(tx.t.product).set({ status: 'published' }))
    const { id: variant_id = '', product_id: id = '' } = counter.variants.small ?? {}
    const images = ['/uploads/large.webp', '/uploads/small.webp']
    await t.call('POST /admin/products/:id', { params: { id }, body: { images }, headers: t.staff })
    await t.call('POST /admin/products/:id/variants/:variant_id', {
      params: { id, variant_id },
      body: { metadata: { image_url: '/uploads/small.webp' } },
      headers: t.staff,
    })
    ada = await signUp(email)
  })

  it('leads whoever never signed in, and whose session ended, to sign in and back', async () => {
    const guard = (cookie?: string) =>
      thrownBy(
        inAccount(page('/account/orders?page=2', cookie), context, ({ client }) =>
          client.customers.retrieve(),
        ),
      )
    const never = await guard()
    expect(never?.headers.get('location')).toBe(
      '/account/login?next=%2Faccount%2Forders%3Fpage%3D2&why=account',
    )
    expect(whySignIn(page(never?.headers.get('location') ?? ''))).toBe('account')
    const ended = await guard('customer=nonsense')
    expect(ended?.headers.get('location')).toBe('/account/login?next=%2Faccount%2Forders%3Fpage%3D2')
    expect(ended?.headers.get('set-cookie')).toContain('customer=; Path=/; Max-Age=0')
    expect(await guard(`customer=${ada.token}`)).toBeUndefined()
  })

  it('says by the field what is wrong with a registration, and keeps what was typed', async () => {
    const filled = { email: 'ada', password: 'short', first_name: 'Ada', last_name: 'B' }
    expect(await register(page('/account/register'), visit(), form(filled))).toEqual({
      email: 'ada',
      first_name: 'Ada',
      last_name: 'B',
      errors: { email: expect.any(String), password: expect.any(String) },
    })
    const taken = await register(page('/'), visit(), form({ ...filled, email, password }))
    expect(taken.errors).toEqual({ email: expect.stringContaining('Sign in instead') })
  })

  it('shows its own orders by the page, with the pictures of what was bought, and nobody else’s', async () => {
    const eve = await signUp('eve@example.com')
    const placed = await placeOrder(t, counter, { small: 1 }, { email, customer_id: ada.id })
    expect(await listOwnOrders(visit(ada.token), 1)).toMatchObject({
      count: 1,
      orders: [{ id: placed.id, pieces: 1, pictures: ['/uploads/small.webp'], state: 'received' }],
    })
    expect(await listOwnOrders(visit(eve.token), 1)).toEqual({ count: 0, orders: [] })
    const order = await ownOrder(visit(ada.token), placed.id)
    expect(await shownOrder(visit(ada.token), order)).toMatchObject({
      id: placed.id,
      lines: [{ quantity: 1, title: 'Shirt' }],
      address: expect.arrayContaining([expect.stringContaining('Paris')]),
    })
    expect((await thrownBy(ownOrder(visit(eve.token), placed.id)))?.status).toBe(404)
  })

  it('has the order of a guest at an address of its own, and asks to sign in for that of an account', async () => {
    const guest = await placeOrder(t, counter, { small: 1 }, { email: 'guest@example.com' })
    const order = await orderOfToken(visit(), guest.cart_id)
    expect([order.id, orderPath(order)]).toEqual([guest.id, `/orders/${guest.cart_id}`])
    const picture = '/uploads/small.webp'
    expect(await newReturn(visit(), order)).toMatchObject({ lines: [{ picture }] })
    expect((await thrownBy(orderOfToken(visit(), 'cart_none')))?.status).toBe(404)
    const own = await placeOrder(t, counter, { small: 1 }, { email, customer_id: ada.id })
    for (const token of [own.cart_id, own.id]) {
      const away = await thrownBy(orderOfToken(visit(), token))
      expect(away?.headers.get('location')).toContain(`/account/login?next=%2Forders%2F${token}`)
    }
    expect((await orderOfToken(visit(ada.token), own.cart_id)).id).toBe(own.id)
  })

  it('shows what is really in a cart', async () => {
    const { client } = visit()
    const { cart } = await client.carts.create({ region_id: counter.region_id })
    await client.carts.lineItems.create(cart.id, {
      variant_id: counter.variants.small?.id ?? '',
      quantity: 1,
    })
    const filled = await findCart({ ...visit(), cartId: cart.id })
    if (!filled) throw new Error('The cart is open')
    expect(await shownCart(visit(), filled)).toMatchObject({ lines: [{ picture: '/uploads/small.webp' }] })
  })

  it('bills a draft where its goods go, however often that is mended', async () => {
    const { client, region } = visit()
    // A country that no counter sells to.
    await t.call('POST /admin/store/currencies/:code', { params: { code: 'eur' }, headers: t.staff })
    const made = await t.call('POST /admin/regions', {
      headers: t.staff,
      body: {
        name: 'Austria',
        currency_code: 'eur',
        tax_rate: 0,
        payment_providers: ['manual'],
        fulfillment_providers: ['manual'],
        countries: ['at'],
      },
    })
    const austria = { ...region, id: made.region.id, countries: [{ code: 'at', name: 'Austria' }] }
    const { cart } = await client.carts.create({ region_id: austria.id })
    const variant_id = counter.variants.small?.id ?? ''
    await client.carts.lineItems.create(cart.id, { variant_id, quantity: 1 })
    const shop = { ...visit(), region: austria, regions: [austria], cartId: cart.id }
    const here = { ...street, country_code: 'at', postal_code: '75001', email: 'guest@example.com' }
    for (const city of ['Vienna', 'Graz']) await saveDraft(shop, form({ ...here, city }))
    const kept = await findCart(shop)
    if (!kept) throw new Error('The cart is open')
    expect([kept.shipping_address?.city, kept.billing_address?.city]).toEqual(['Graz', 'Graz'])
  })

  it('buys an order again, and says what cannot be had', async () => {
    const placed = await placeOrder(t, counter, { small: 2, large: 1 }, { email, customer_id: ada.id })
    const shop = visit(ada.token)
    const order = await ownOrder(shop, placed.id)
    const whole = await buyAgain(shop, order)
    expect(whole).toMatchObject({ pieces: 3, lost: [] })
    const { cart } = await shop.client.carts.retrieve(whole.cartId ?? '')
    expect(cart.items?.map(({ quantity }) => quantity).sort()).toEqual([1, 2])
    const { inventory_level } = t.shop.db.t
    await t.shop.transaction((tx) =>
      tx
        .update(inventory_level)
        .set({ stocked_quantity: 0 })
        .where(eq(inventory_level.inventory_item_id, counter.variants.large?.inventory_item_id ?? '')),
    )
    const part = await buyAgain(shop, order)
    const lost = order.items?.find(({ variant_id }) => variant_id === counter.variants.large?.id)
    expect(part).toMatchObject({ pieces: 2, lost: [lost?.id] })
    const told = againTold(page(againPath('/account/orders/x', part)), order)
    expect(told).toEqual({ pieces: 2, lost: ['Shirt'] })
    // What an address says is only believed of lines that the order has.
    expect(againTold(page('/account/orders/x?again=nonsense&lost=<b>'), order)).toEqual({
      pieces: 0,
      lost: [],
    })
    const elsewhere = await t.call('POST /admin/regions', {
      headers: t.staff,
      body: {
        name: 'America',
        currency_code: 'usd',
        tax_rate: 0,
        payment_providers: ['manual'],
        fulfillment_providers: ['manual'],
        countries: ['us'],
      },
    })
    const nothing = await buyAgain(visit(ada.token, elsewhere.region.id), order)
    expect([nothing.pieces, nothing.cartId, nothing.lost.length]).toEqual([0, undefined, 2])
  })

  it('keeps addresses once, with the one that goods go to first', async () => {
    const shop = visit(ada.token)
    const me = async () => (await shop.client.customers.retrieve()).customer
    expect(await saveAddress(shop, form({ ...street, postal_code: '1' }))).toMatchObject({
      values: { city: 'Berlin', postal_code: '1' },
      errors: { postal_code: expect.stringContaining('10115') },
    })
    expect(await saveAddress(shop, form({ ...street, country_code: 'fr' }))).toMatchObject({
      errors: { country_code: expect.any(String) },
    })
    expect(await saveAddress(shop, form(street))).toBeUndefined()
    await keepAddress(shop, street)
    await keepAddress(shop, { ...street, city: 'BERLIN' })
    expect(savedAddresses(await me())).toHaveLength(1)
    expect(await saveAddress(shop, form({ ...street, address_1: 'Allee 2', default: 'on' }))).toBeUndefined()
    const saved = savedAddresses(await me())
    expect(saved.map(({ lines, isDefault }) => [lines[1], isDefault])).toEqual([
      ['Allee 2', true],
      ['Gasse 1', false],
    ])
    await makeDefault(shop, saved[1]?.id ?? '')
    expect(defaultAddress(await me())?.address_1).toBe('Gasse 1')
    const changed = form({ ...street, address_1: 'Gasse 3' })
    expect(await saveAddress(shop, changed, saved[1]?.id)).toBeUndefined()
    expect(defaultAddress(await me())?.address_1).toBe('Gasse 3')
    expect(await saveAddress(shop, changed, 'addr_none')).toMatchObject({
      errors: { form: expect.any(String) },
    })
  })

  it('takes orders of a guest over by the mail alone, and answers alike whether there are any', async () => {
    const mary = await signUp('mary@example.com')
    const shop = visit(mary.token)
    const placed = await placeOrder(t, counter, { small: 1 }, { email: 'old@example.com' })
    const { order } = await shop.client.orders.retrieve(placed.id)
    const ask = (number: number, given = 'old@example.com') =>
      askForOrders(shop, form({ intent: 'other', number: `#${number}`, email: given }))
    const right = await ask(order.display_id)
    const wrong = await ask(order.display_id + 999)
    expect([right.isSent, right.errors]).toEqual([wrong.isSent, wrong.errors])
    expect((await askForOrders(shop, form({ intent: 'own' }))).isSent).toBe(true)
    expect(
      (await askForOrders(shop, form({ intent: 'other', number: 'x', email: '' }))).errors,
    ).toHaveProperty('number')
    const { token = '', old_email } = await lastEvent('order-update-token.created')
    expect(old_email).toBe('old@example.com')
    expect(await takeOrders(visit(), 'nonsense')).toBe(false)
    expect(await takeOrders(visit(), token)).toBe(true)
    expect(await takeOrders(visit(), token)).toBe(false)
    expect((await listOwnOrders(shop, 1)).orders.map(({ id }) => id)).toEqual([placed.id])
  })

  it('gets a new password by the mail, and the asking tells nobody who has an account', async () => {
    const joe = 'joe@example.com'
    await signUp(joe)
    const ask = (email: string) => askForReset(visit(), form({ email }))
    expect(await ask('nobody@example.com')).toEqual({ email: 'nobody@example.com', isSent: true, errors: {} })
    expect(await ask(joe)).toEqual({ email: joe, isSent: true, errors: {} })
    expect(await ask('joe')).toMatchObject({ isSent: false, errors: { email: expect.any(String) } })
    const { token = '' } = await lastEvent('customer.password_reset')
    const reset = (password: string, given = token) =>
      resetPassword(visit(), form({ password }), { token: given, email: joe })
    expect(await reset('short')).toMatchObject({ isOver: false, errors: { password: expect.any(String) } })
    expect(await reset('difference engine', 'nonsense')).toEqual({ errors: {}, isOver: true })
    expect(await reset('difference engine')).toBeUndefined()
    expect(await reset('difference engine')).toEqual({ errors: {}, isOver: true })
    await t.call('POST /store/auth/token', { body: { email: joe, password: 'difference engine' } })
  })

  it('tells all it keeps of a person, and ends with the password and a tick', async () => {
    const zoe = await signUp('zoe@example.com')
    await placeOrder(t, counter, { small: 1 }, { email: 'zoe@example.com', customer_id: zoe.id })
    const shop = visit(zoe.token)
    await keepAddress(shop, street)
    const data = await personalData(shop)
    expect(data).toMatchObject({
      customer: { email: 'zoe@example.com', shipping_addresses: [{ city: 'Berlin' }] },
      orders: [{ email: 'zoe@example.com', items: [{ title: 'Shirt' }] }],
    })
    expect(JSON.stringify(data)).not.toContain('password_hash')
    expect(await deleteAccount(shop, form({}))).toEqual({
      errors: { sure: expect.any(String), password: expect.any(String) },
    })
    expect(await deleteAccount(shop, form({ sure: 'on', password: 'wrong' }))).toEqual({
      errors: { password: 'This is not your password.' },
    })
    expect(await deleteAccount(shop, form({ sure: 'on', password }))).toBeUndefined()
    expect((await thrownBy(shop.client.customers.retrieve()))?.status).toBe(401)
  })

  it('ends its session for good when it is left', async () => {
    const shop = visit(ada.token)
    const left = await signOut(page('/account'), shop)
    expect(left.headers.getSetCookie().map((text) => text.split(';')[0])).toEqual(['customer=', 'cart='])
    expect((await thrownBy(shop.client.customers.retrieve()))?.status).toBe(401)
  })
})
