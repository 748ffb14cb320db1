import { useEndpoint } from '@cartwright/sdk/react'
import { splitWords } from '@cartwright/sdk/rules'
import { Card } from '@cartwright/ui/Card'
import { Checkbox } from '@cartwright/ui/Checkbox'
import { Select } from '@cartwright/ui/Select'
import { Switch } from '@cartwright/ui/Switch'
import { TextField } from '@cartwright/ui/TextField'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import type { ProductForm } from './product-form'

const none = 'none'

/** How a product is found: collection, type, tags, the channels that sell it. */
export function OrganizeCard({ form }: { form: ProductForm }) {
  const t = useWords('products')
  const collections = useEndpoint('GET /admin/collections', { query: { limit: 100 } })
  const { values, set } = form
  return (
    <>
      <Card title={t('organize')}>
        <div className="ad-Fields">
          <Select
            label={form.label('collection_id')}
            errors={form.errors.collection_id}
            value={values.collection_id ?? none}
            onChange={(id) => set('collection_id', id === none ? null : id)}
            options={[
              { id: none, name: t('no_collection') },
              ...(collections.data?.collections.map(({ id, title }) => ({ id, name: title })) ?? []),
            ]}
          />
          <TextField
            label={form.label('type')}
            errors={form.errors.type}
            value={values.type?.value ?? ''}
            onChange={(value) => set('type', value ? { value } : null)}
          />
          <TagsField form={form} />
          <Switch {...form.flag('discountable')} hint={t('discountable_hint')}>
            {form.label('discountable')}
          </Switch>
        </div>
      </Card>
      <ChannelsCard form={form} />
    </>
  )
}

/** Tags as words between commas; they count once the field is left. */
function TagsField({ form }: { form: ProductForm }) {
  const t = useWords('products')
  const { values, set } = form
  const written = values.tags?.map(({ value }) => value).join(', ') ?? ''
  const [text, setText] = useState<string>()
  return (
    <TextField
      label={form.label('tags')}
      hint={t('tags_hint')}
      errors={form.errors.tags}
      value={text ?? written}
      onChange={setText}
      onBlur={() => {
        if (text === undefined) return
        const known = new Map(values.tags?.map((tag) => [tag.value, tag]))
        set(
          'tags',
          splitWords(text).map((value) => known.get(value) ?? { value }),
        )
        setText(undefined)
      }}
    />
  )
}

function ChannelsCard({ form }: { form: ProductForm }) {
  const t = useWords('products')
  const channels = useEndpoint('GET /admin/sales-channels', { query: { limit: 100 } })
  const chosen = new Set(form.values.sales_channels?.map(({ id }) => id))
  const all = channels.data?.sales_channels ?? []
  if (all.length === 0) return null
  return (
    <Card title={t('channels')}>
      <div className="ad-Fields">
        {all.map(({ id, name }) => (
          <Checkbox
            key={id}
            isSelected={chosen.has(id)}
            onChange={(isOn) => {
              const next = all.filter((one) => (one.id === id ? isOn : chosen.has(one.id)))
              form.set(
                'sales_channels',
                next.map((one) => ({ id: one.id })),
              )
            }}
          >
            {name}
          </Checkbox>
        ))}
      </div>
    </Card>
  )
}
