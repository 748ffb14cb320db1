import type { Address, DraftOrder } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { IconButton } from '@cartwright/ui/IconButton'
import { CloseIcon } from '@cartwright/ui/icons'
import { Link } from '@cartwright/ui/Link'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { Switch } from '@cartwright/ui/Switch'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { AddressLines } from '../../kit/AddressLines'
import { LinkToSend } from '../../kit/LinkToSend'
import { onDemand } from '../../kit/on-demand'
import { useAct } from '../../kit/use-act'
import { useMoney } from '../../kit/use-money'
import { useStoreLinks } from '../../kit/use-store-links'
import { paths } from '../../paths'
import { nameOf } from '../../shell/session'
import './draft-orders.css'

const dialogs = {
  Address: onDemand(async () => (await import('./draft-dialogs')).DraftAddressDialog),
  Customer: onDemand(async () => (await import('./draft-dialogs')).DraftCustomerDialog),
  Shipping: onDemand(async () => (await import('./draft-dialogs')).DraftShippingDialog),
  Code: onDemand(async () => (await import('./draft-dialogs')).DraftCodeDialog),
}
const QrPicture = onDemand(async () => (await import('../../kit/qr/QrPicture')).QrPicture, {
  placeholder: <Skeleton width="168px" height="168px" />,
})

interface Props {
  draft: DraftOrder
  isEditable: boolean
}

/** For whom it is, and where it goes. */
export function DraftCustomerCard({ draft, isEditable }: Props) {
  const words = useWords('orders')
  const save = useAct('POST /admin/draft-orders/:id')
  const [edited, setEdited] = useState<'customer' | 'shipping_address' | 'billing_address'>()
  const { cart, id } = draft
  const customer = cart?.customer
  const edit = (what: NonNullable<typeof edited>) => (isEditable ? () => setEdited(what) : undefined)
  return (
    <Card title={words('customer')}>
      <div className="ad-Stack">
        <Part title={words('customer')} onEdit={edit('customer')}>
          {customer && <Link href={paths.customer(customer.id)}>{nameOf(customer)}</Link>}
          {!(customer && nameOf(customer) === cart?.email) && <p>{cart?.email}</p>}
        </Part>
        {(['shipping_address', 'billing_address'] as const).map((which) => (
          <Part key={which} title={words(which)} onEdit={edit(which)}>
            <AddressOf address={cart?.[which]} />
          </Part>
        ))}
        <Switch
          isSelected={!draft.no_notification_order}
          isDisabled={!isEditable || save.isPending}
          onChange={(tells) => save.mutate({ params: { id }, body: { no_notification_order: !tells } })}
        >
          {words('tell_customer')}
        </Switch>
      </div>
      {edited === 'customer' && <dialogs.Customer draft={draft} onClose={() => setEdited(undefined)} />}
      {edited && edited !== 'customer' && (
        <dialogs.Address draft={draft} which={edited} onClose={() => setEdited(undefined)} />
      )}
    </Card>
  )
}

function AddressOf({ address }: { address: Address | null | undefined }) {
  const words = useWords('orders')
  return address ? <AddressLines address={address} /> : <p className="ad-Muted">{words('no_address')}</p>
}

interface PartProps {
  title: string
  onEdit: (() => void) | undefined
  children: ReactNode
}

function Part({ title, onEdit, children }: PartProps) {
  const words = useWords('orders')
  return (
    <section className="ad-Part">
      <h3 className="ad-Part-title">
        {title}
        {onEdit && (
          <Button size="s" variant="ghost" onPress={onEdit} aria-label={words('edit_named', { name: title })}>
            {words('common:edit')}
          </Button>
        )}
      </h3>
      {children}
    </section>
  )
}

/** How it is sent and what is taken off. */
export function DraftTermsCard({ draft, isEditable }: Props) {
  const t = useWords('draft-orders')
  const words = useWords('orders')
  const save = useAct('POST /admin/draft-orders/:id')
  const [edited, setEdited] = useState<'shipping' | 'code'>()
  const { cart, id } = draft
  const money = useMoney(cart?.region?.currency_code ?? 'usd')
  const methods = cart?.shipping_methods ?? []
  const discounts = cart?.discounts ?? []
  return (
    <Card title={`${words('shipping')} · ${words('discount')}`}>
      <div className="ad-Stack">
        <Part title={words('shipping')} onEdit={isEditable ? () => setEdited('shipping') : undefined}>
          {methods.map((method) => (
            <p key={method.id}>
              <bdi>{method.shipping_option?.name}</bdi> · {money(method.price)}
            </p>
          ))}
          {methods.length === 0 && <p className="ad-Muted">{t('no_shipping')}</p>}
        </Part>
        <Part title={words('discount')} onEdit={undefined}>
          <ul className="ad-Pieces">
            {discounts.map(({ id: discountId, code }) => (
              <li key={discountId} className="ad-Piece">
                <bdi className="ad-Code">{code}</bdi>
                {isEditable && (
                  <IconButton
                    size="s"
                    label={words('common:take_out', { name: code })}
                    icon={<CloseIcon size={12} />}
                    isDisabled={save.isPending}
                    onPress={() => {
                      const left = discounts.filter((one) => one.id !== discountId)
                      save.mutate({
                        params: { id },
                        body: { discounts: left.map((one) => ({ code: one.code })) },
                      })
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
          {isEditable && (
            <Button size="s" onPress={() => setEdited('code')}>
              {t('add_code')}
            </Button>
          )}
        </Part>
      </div>
      {edited === 'shipping' && <dialogs.Shipping draft={draft} onClose={() => setEdited(undefined)} />}
      {edited === 'code' && <dialogs.Code draft={draft} onClose={() => setEdited(undefined)} />}
    </Card>
  )
}

/** Where the customer pays the draft: a link to copy and a code to scan. */
export function PaymentLinkCard({ draft: { cart_id } }: { draft: DraftOrder }) {
  const t = useWords('draft-orders')
  const href = useStoreLinks().pay(cart_id ?? '')
  return (
    <Card title={t('pay_link')}>
      <div className="dr-Pay">
        <LinkToSend label={t('pay_link')} href={href} />
        <QrPicture text={href} label={t('pay_link')} />
      </div>
    </Card>
  )
}
