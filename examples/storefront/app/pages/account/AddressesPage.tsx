import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import { useT } from '../../i18n/use-t'
import { AddressLines, WhichAddress } from '../../parts/AddressLines'
import { inAccount } from '../../shop/account.server'
import { findAddress, makeDefault, removeAddress, savedAddresses } from '../../shop/addresses.server'
import { pageMeta } from '../../shop/meta'

const path = '/account/addresses'
const told = { saved: 'address_saved', deleted: 'address_deleted' } as const

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  inAccount(request, context, async ({ client }) => {
    const { customer } = await client.customers.retrieve()
    const { searchParams } = new URL(request.url)
    const done = (['saved', 'deleted'] as const).find((what) => searchParams.has(what))
    return { addresses: savedAddresses(customer), done }
  })

export const action = ({ request, context }: ActionFunctionArgs) =>
  inAccount(request, context, async (shop) => {
    const form = await request.formData()
    const id = String(form.get('address') ?? '')
    const { customer } = await shop.client.customers.retrieve()
    if (!findAddress(customer, id)) throw redirect(path, 303)
    if (form.get('intent') === 'delete') {
      await removeAddress(shop, id)
      throw redirect(`${path}?deleted=1`, 303)
    }
    await makeDefault(shop, id)
    throw redirect(`${path}?saved=1`, 303)
  })

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'addresses', isPrivate: true })

export default function AddressesPage() {
  const { addresses, done } = useLoaderData<typeof loader>()
  const { t } = useT()
  return (
    <>
      <header className="page-head">
        <h1>{t('addresses')}</h1>
      </header>
      {done && (
        <p role="status" className="notice">
          {t(told[done])}
        </p>
      )}
      {addresses.length === 0 && <p>{t('no_addresses')}</p>}
      <ul className="addresses">
        {addresses.map((address) => (
          <li key={address.id} className="address-card">
            {address.isDefault && <p className="eyebrow">{t('default_address')}</p>}
            <AddressLines address={address} />
            <div className="address-ways">
              <Link to={`${path}/${address.id}`}>
                {t('edit')}
                <WhichAddress address={address} />
              </Link>
              <Form method="post" action={path}>
                <input type="hidden" name="address" value={address.id} />
                {!address.isDefault && (
                  <button type="submit" name="intent" value="default" className="text-button">
                    {t('address_make_default')}
                    <WhichAddress address={address} />
                  </button>
                )}
                <button type="submit" name="intent" value="delete" className="text-button">
                  {t('remove')}
                  <WhichAddress address={address} />
                </button>
              </Form>
            </div>
          </li>
        ))}
      </ul>
      <Link to={`${path}/new`} className="button button-quiet">
        {t('address_add')}
      </Link>
    </>
  )
}
