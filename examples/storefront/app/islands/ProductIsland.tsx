import {
  type Choice,
  choiceSearch,
  type FreeDeliveryWay,
  readChoice,
  stockOf,
  variantOf,
} from '@cartwright/sdk/rules'
import { BuyForm } from '@cartwright/ui/BuyForm'
import { DeliveryPromise } from '@cartwright/ui/DeliveryPromise'
import { FreeDelivery } from '@cartwright/ui/FreeDelivery'
import { Gallery } from '@cartwright/ui/Gallery'
import { SizeDrawing } from '@cartwright/ui/SizeDrawing'
import { type ReactNode, useState } from 'react'
import { useT } from '../i18n/use-t'
import { Facts } from '../parts/Facts'
import { padded } from '../parts/Plate'
import { WishButton, type WishButtonProps } from '../parts/WishButton'
import { onFinePhones, pictureOfChoice } from '../shop/picture'
import { type ProductView, swatchesOf } from '../shop/product-view'
import { useCart } from './cart-store'
import { usePath, useShop } from './shop-context'

export interface ProductIslandProps {
  product: ProductView
  currency: string
  /** What the address says is chosen. */
  search: string
  /** Whether it is on the wish list, and the words of the button. */
  wish: Omit<WishButtonProps, 'id'>
  /** What is shown of a variant that is sold out; it sends its form to this address. Only islands hand it over. */
  forSoldOut?: (variant: string, action: string) => ReactNode
  /** The days between which it arrives, written for the reader. */
  dates?: string
  /** From where on its delivery is free, before there is a cart. */
  free?: FreeDeliveryWay
}

/** Pictures and words of a piece: what is chosen changes both. */
export default function ProductIsland(props: ProductIslandProps) {
  const { product, currency, search, wish, forSoldOut, dates, free } = props
  const { t } = useT()
  const shop = useShop()
  const path = usePath()
  const { cart } = useCart()
  // A cart of another region has its own way to go.
  const way = (cart?.currency_code === currency && !shop.cartRegion && cart.free_delivery) || free
  const [choice, setChoice] = useState(() => readChoice(product, new URLSearchParams(search)))
  const choose = (next: Choice) => {
    setChoice(next)
    // The address follows without a navigation: nothing is loaded, nothing scrolls.
    history.replaceState(history.state, '', `?${choiceSearch(product, next)}`)
  }
  const variant = variantOf(product, choice)
  const page = path(`/p/${product.handle}`)
  const [width, height, depth] = product.facts.size ?? []
  const shown = product.options.map(({ id, title }) => ({ option: title, value: choice[id] }))
  return (
    <article className="product">
      <Gallery
        label={product.title}
        pictures={product.pictures}
        chosen={variant?.picture ?? pictureOfChoice(product.pictures, shown)}
        sizes={`${onFinePhones(100)}, (max-width: 860px) 100vw, 760px`}
        restSizes={`${onFinePhones(100)}, (max-width: 860px) 100vw, 380px`}
      />
      <div className="product-words">
        <header>
          {product.number !== undefined && (
            <p className="eyebrow">{t('plate_number', { number: padded(product.number) })}</p>
          )}
          <h1 dir="auto">{product.title}</h1>
          {product.subtitle && (
            <p className="product-subtitle" dir="auto">
              {product.subtitle}
            </p>
          )}
        </header>
        <BuyForm
          product={product}
          currency={currency}
          isInclusive={shop.region.inclusive}
          choice={choice}
          onChoiceChange={choose}
          swatches={swatchesOf(product)}
          action={path('/cart')}
          onAdded={() => void import('./cart-drawer').then(({ openCartDrawer }) => openCartDrawer(shop))}
          pageHref={page}
          promise={dates && <DeliveryPromise dates={dates} />}
          bar={{ title: product.title, until: '.footer' }}
        >
          {way && <FreeDelivery {...way} currency={currency} />}
        </BuyForm>
        {forSoldOut && variant && stockOf(variant).state === 'sold_out' && (
          <div id="notify">{forSoldOut(variant.id, `${page}?${choiceSearch(product, choice)}#notify`)}</div>
        )}
        <WishButton id={product.id} {...wish} />
        {product.description && (
          <p className="product-description" dir="auto">
            {product.description}
          </p>
        )}
        <Facts facts={product.facts} />
        {width && height && depth && <SizeDrawing width={width} height={height} depth={depth} />}
        {product.collection && (
          <p className="product-collection">
            {t('from_collection')}{' '}
            <a href={path(`/collections/${product.collection.handle}`)}>
              <bdi>{product.collection.title}</bdi>
            </a>
          </p>
        )}
      </div>
    </article>
  )
}
