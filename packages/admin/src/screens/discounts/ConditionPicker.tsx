import type { DiscountConditionType } from '@cartwright/contract'
import type { ReadName } from '@cartwright/sdk/react'
import { RelationPicker } from '@cartwright/ui/RelationPicker'
import { useWords } from '../../i18n/use-words'
import { type Resource, resource } from '../../kit/resource/resource'
import { useSource } from '../../kit/resource/use-list'
import type { Named } from './conditions'

interface Props {
  value: readonly Named[]
  onChange: (value: readonly Named[]) => void
  label: string
  errors?: string
}

const nameOf = ({ name }: Named) => name

/** A field for records of one kind, found by searching. */
const pickerOf = <L extends ReadName>(type: DiscountConditionType, of: Resource<L, Named>) =>
  function ConditionRecords({ value, onChange, label, errors }: Props) {
    const t = useWords('discounts')
    const source = useSource(of)
    return (
      <RelationPicker
        {...source}
        label={label}
        title={t(`choose.${type}`)}
        display="chips"
        rowName={nameOf}
        value={value}
        onChange={onChange}
        errors={errors}
      />
    )
  }

/** Fields for what a condition names, by its kind. */
export const conditionPickers: Record<DiscountConditionType, (props: Props) => React.ReactElement> = {
  products: pickerOf(
    'products',
    resource({
      list: 'GET /admin/products',
      rows: ({ products }) => products.map(({ id, title }) => ({ id, name: title })),
    }),
  ),
  product_collections: pickerOf(
    'product_collections',
    resource({
      list: 'GET /admin/collections',
      rows: ({ collections }) => collections.map(({ id, title }) => ({ id, name: title })),
    }),
  ),
  product_types: pickerOf(
    'product_types',
    resource({
      list: 'GET /admin/product-types',
      rows: ({ product_types }) => product_types.map(({ id, value }) => ({ id, name: value })),
    }),
  ),
  product_tags: pickerOf(
    'product_tags',
    resource({
      list: 'GET /admin/product-tags',
      rows: ({ product_tags }) => product_tags.map(({ id, value }) => ({ id, name: value })),
    }),
  ),
  customer_groups: pickerOf(
    'customer_groups',
    resource({
      list: 'GET /admin/customer-groups',
      rows: ({ customer_groups }) => customer_groups.map(({ id, name }) => ({ id, name })),
    }),
  ),
}
