import { isWell } from './clients.mjs'

const password = 'a-long-password-for-the-load'

/** What a shop has to look at, found out by asking it: any shop will do that sells something. */
export async function findWorld(ask, { email, password: secret, customers: many = 8 } = {}) {
  const run = `${Date.now().toString(36)}${process.pid.toString(36)}`
  const must = async (method, path, more) => {
    const answer = await ask('opening', method, path, more)
    if (!isWell(answer)) throw new Error(`${method} ${path} was answered ${answer.status}`)
    return answer.json
  }
  const { regions } = await must('GET', '/store/regions')
  const region = regions.find(({ countries }) => countries?.length > 0)
  if (!region) throw new Error('The shop has no region with a country: nobody can buy there')
  const { products } = await must('GET', `/store/products?limit=100&region_id=${region.id}`)
  const sold = products.filter(({ variants }) => variants?.length > 0)
  if (sold.length === 0) throw new Error('The shop shows no product that can be bought')
  const { product_categories = [] } = await must('GET', '/store/product-categories?limit=50')
  const staff = email && {
    authorization: `Bearer ${(await must('POST', '/admin/auth/token', { body: { email, password: secret } })).access_token}`,
  }
  const customers = []
  for (let n = 0; n < many; n++) {
    const who = { email: `returning-${run}-${n}@example.com`, password }
    const body = { ...who, first_name: 'Ada', last_name: `Byron ${n}` }
    if (isWell(await ask('opening', 'POST', '/store/customers', { body }))) customers.push(who)
  }
  return {
    run,
    region,
    country: region.countries[0].iso_2,
    products: sold,
    categories: product_categories,
    words: [...new Set(sold.flatMap(({ title }) => title.split(/\s+/).filter((word) => word.length > 3)))],
    customers,
    staff,
  }
}
