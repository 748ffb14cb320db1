/** What a stranger's page shows of the library: one piece by its name, in the language and theme of the address. */

import { Button } from '@cartwright/ui/Button'
import { BuyForm } from '@cartwright/ui/BuyForm'
import { CartDrawer } from '@cartwright/ui/CartDrawer'
import { Modal } from '@cartwright/ui/Modal'
import type { CartView } from '@cartwright/ui/rules'
import type { UiStrings } from '@cartwright/ui/strings'
import { TextField } from '@cartwright/ui/TextField'
import { ToastRegion, useToast } from '@cartwright/ui/Toast'
import { UiProvider } from '@cartwright/ui/UiProvider'
import { useEffect, useState } from 'react'

const product = {
  handle: 'tall-jug',
  options: [{ id: 'size', title: 'Size' }],
  variants: [
    { id: 's', price: 4800, inventory_quantity: 9, options: [{ option_id: 'size', value: 'Small' }] },
    { id: 'm', price: 5600, inventory_quantity: 2, options: [{ option_id: 'size', value: 'Medium' }] },
    { id: 'l', price: 7200, inventory_quantity: 0, options: [{ option_id: 'size', value: 'Large' }] },
  ],
}

export const pieces = ['drawer', 'picker', 'modal', 'toast'] as const
export type Piece = (typeof pieces)[number]

export interface PiecesProps {
  piece: string
  locale: string
  strings?: UiStrings
  cart: CartView
  action?: string
}

export function Pieces({ piece, locale, strings, cart, action }: PiecesProps) {
  return (
    <UiProvider locale={locale} strings={strings}>
      <div style={{ inlineSize: 'min(480px, 100%)', background: 'var(--cw-surface)' }}>
        {piece === 'drawer' && <Drawer cart={cart} />}
        {piece === 'picker' && (
          <BuyForm product={product} currency="eur" isInclusive defaultVariantId="m" action={action} />
        )}
        {piece === 'modal' && (
          <Modal title="Add a tracking number" defaultOpen footer={<Button variant="primary">Ship</Button>}>
            <TextField label="Tracking number" />
          </Modal>
        )}
        {piece === 'toast' && <Toast />}
      </div>
      <ToastRegion />
    </UiProvider>
  )
}

/** Opened once the page is alive, as a shopper would: a modal dialog cannot be drawn by a server. */
function Drawer({ cart }: { cart: CartView }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  return (
    <CartDrawer
      cart={cart}
      isOpen={isOpen}
      onOpenChange={setOpen}
      checkoutHref="/checkout"
      cartHref="/cart"
      onQuantityChange={() => {}}
      onRemove={() => {}}
    />
  )
}

function Toast() {
  const toasts = useToast()
  useEffect(() => {
    toasts.success({ title: 'Tall jug', text: '€64.00', duration: Number.POSITIVE_INFINITY })
  }, [toasts])
  return null
}
