import { AddressForm } from '@cartwright/ui/AddressForm'
import {
  type ActionFunctionArgs,
  data,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { useT } from '../../i18n/use-t'
import { PostForm } from '../../parts/PostForm'
import { inAccount } from '../../shop/account.server'
import {
  addressValues,
  countriesOf,
  defaultAddress,
  findAddress,
  saveAddress,
} from '../../shop/addresses.server'
import { unasked } from '../../shop/checkout-form'
import { notFound } from '../../shop/failures'
import { pageMeta } from '../../shop/meta'

export const loader = ({ request, context, params }: LoaderFunctionArgs) =>
  inAccount(request, context, async (shop) => {
    const { customer } = await shop.client.customers.retrieve()
    const isNew = params.id === 'new'
    const address = isNew ? undefined : findAddress(customer, params.id ?? '')
    if (!isNew && !address) throw notFound()
    const start = address ?? {
      first_name: customer.first_name,
      last_name: customer.last_name,
      country_code: shop.region.countries[0]?.code ?? countriesOf(shop)[0],
    }
    const first = defaultAddress(customer)
    return {
      isNew,
      values: addressValues(start),
      countries: countriesOf(shop),
      // The only address is the one that goods go to.
      isDefault: first ? first.id === address?.id : true,
    }
  })

export const action = ({ request, context, params }: ActionFunctionArgs) =>
  inAccount(request, context, async (shop) => {
    const form = await request.formData()
    const refused = await saveAddress(shop, form, params.id === 'new' ? undefined : params.id)
    if (refused) return data({ ...refused, wantsDefault: form.has('default') }, { status: 422 })
    throw redirect('/account/addresses?saved=1', 303)
  })

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'addresses', isPrivate: true })

export default function AddressPage() {
  const { isNew, values, countries, isDefault } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  const { t } = useT()
  return (
    <>
      <header className="page-head">
        <p className="eyebrow">
          <Link to="/account/addresses">{t('addresses')}</Link>
        </p>
        <h1>{t(isNew ? 'address_add' : 'address_edit')}</h1>
      </header>
      <PostForm errors={outcome?.errors} button={t('save')} className="address-form">
        <AddressForm
          key={outcome ? 'refused' : 'first'}
          defaultValue={outcome?.values ?? values}
          errors={outcome?.errors}
          countries={countries.map((code) => ({ iso_2: code }))}
          without={unasked}
        />
        {isDefault ? (
          <input type="hidden" name="default" value="on" />
        ) : (
          <label className="check">
            <input type="checkbox" name="default" defaultChecked={outcome?.wantsDefault ?? false} />
            <span>{t('address_make_default')}</span>
          </label>
        )}
      </PostForm>
    </>
  )
}
