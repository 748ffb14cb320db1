import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenShop, openShop } from './open-shop.ts'

interface Answer {
  note: string | null
}

let open: OpenShop
let path: string
beforeAll(async () => {
  open = await openShop()
  const { product } = await open.office.admin.products.create({ title: 'Scarf', status: 'published' })
  path = `care-notes/${product.id}`
})
afterAll(() => open?.close())

const write = (note: string) => open.office.admin.custom.post<Answer>(path, { note })
const asShopper = async () => {
  const reply = await open.ask(`/store/${path}`)
  return ((await reply.json()) as Answer).note
}

it('what staff write is read beside the product, and what they empty is gone', async () => {
  expect(await asShopper()).toBeNull()
  await write('Wash by hand')
  await write('Wash by hand, cold')
  expect(await asShopper()).toBe('Wash by hand, cold')
  await write('')
  expect(await asShopper()).toBeNull()
})

it('says whose note it cannot be, and what is too long', async () => {
  await expect(open.office.admin.custom.post('care-notes/prod_none', { note: 'Wash' })).rejects.toMatchObject(
    {
      status: 404,
    },
  )
  await expect(write('a'.repeat(2001))).rejects.toMatchObject({ status: 400 })
})

it('is written by staff alone', async () => {
  await expect(open.shopper.admin.custom.post(path, { note: 'Mine' })).rejects.toMatchObject({ status: 401 })
})
