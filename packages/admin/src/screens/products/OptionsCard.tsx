import type { PricedProduct, ProductOption } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { IconButton } from '@cartwright/ui/IconButton'
import { MoreIcon, PlusIcon } from '@cartwright/ui/icons'
import { Menu } from '@cartwright/ui/Menu'
import { TextField } from '@cartwright/ui/TextField'
import { useToast } from '@cartwright/ui/Toast'
import { useMemo, useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { FormDialog } from '../../kit/form/FormDialog'
import { type ContractForm, useContractForm } from '../../kit/form/use-contract-form'
import { useRemoval, useRemoved } from '../../kit/pending-removals'
import { useMay } from '../../shell/permissions'
import './products.css'

/** What variants of a product differ in, with the values they have. */
export function OptionsCard({ product }: { product: PricedProduct }) {
  const t = useWords('products')
  const may = useMay()
  const removed = useRemoved()
  const [edited, setEdited] = useState<ProductOption | 'new'>()
  const options = (product.options ?? []).filter(({ id }) => !removed.has(id))
  return (
    <>
      <Card
        title={t('options')}
        description={options.length === 0 ? t('no_options') : undefined}
        actions={
          may('POST /admin/products/:id/options') && (
            <Button size="s" icon={<PlusIcon />} onPress={() => setEdited('new')}>
              {t('add_option')}
            </Button>
          )
        }
      >
        {options.length > 0 ? (
          <ul className="ad-OptionList">
            {options.map((option) => (
              <OptionLine
                key={option.id}
                product={product}
                option={option}
                onRename={() => setEdited(option)}
              />
            ))}
          </ul>
        ) : null}
      </Card>
      {edited === 'new' && <AddOption product={product} onClose={() => setEdited(undefined)} />}
      {edited && edited !== 'new' && (
        <RenameOption product={product} option={edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  )
}

/** The values that variants have of an option, each once. */
const valuesOf = (product: PricedProduct, optionId: string): string[] => [
  ...new Set(
    product.variants.flatMap(({ options = [] }) =>
      options.flatMap(({ option_id, value }) => (option_id === optionId ? value : [])),
    ),
  ),
]

interface LineProps {
  product: PricedProduct
  option: ProductOption
  onRename: () => void
}

function OptionLine({ product, option: { id, title }, onRename }: LineProps) {
  const t = useWords('products')
  const may = useMay()
  const remove = useRemoval()
  const values = valuesOf(product, id)
  return (
    <li className="ad-OptionList-line">
      <span className="ad-Strong">{title}</span>
      <span className="ad-OptionList-values">{values.join(', ')}</span>
      {may('POST /admin/products/:id/options/:option_id') && (
        <Menu
          placement="bottom end"
          trigger={<IconButton size="s" label={`${t('more_actions')}: ${title}`} icon={<MoreIcon />} />}
          items={[
            { id: 'rename', name: t('rename'), onAction: onRename },
            {
              id: 'delete',
              name: t('delete_option'),
              isDanger: true,
              isDisabled: values.length > 1,
              description: values.length > 1 ? t('option_in_use') : undefined,
              onAction: () =>
                remove({
                  name: 'DELETE /admin/products/:id/options/:option_id',
                  id,
                  title: t('deleted', { name: title }),
                  given: { params: { id: product.id, option_id: id } },
                }),
            },
          ]}
        />
      )}
    </li>
  )
}

interface DialogProps {
  product: PricedProduct
  onClose: () => void
}

function AddOption({ product, onClose }: DialogProps) {
  const t = useWords('products')
  const form = useContractForm('POST /admin/products/:id/options', {
    params: { id: product.id },
    required: ['title'],
    screen: 'products',
    also: ['/admin/variants'],
  })
  const hint = product.variants.length > 0 ? t('option_added_hint') : undefined
  return <OptionDialog title={t('add_option')} form={form} hint={hint} onClose={onClose} />
}

function RenameOption({ product, option, onClose }: DialogProps & { option: ProductOption }) {
  const t = useWords('products')
  const start = useMemo(() => ({ title: option.title }), [option.title])
  const form = useContractForm('POST /admin/products/:id/options/:option_id', {
    params: { id: product.id, option_id: option.id },
    start,
    required: ['title'],
    screen: 'products',
  })
  return <OptionDialog title={t('rename')} form={form} onClose={onClose} />
}

interface OptionDialogProps {
  title: string
  form: ContractForm<'POST /admin/products/:id/options'>
  hint?: string
  onClose: () => void
}

function OptionDialog({ title, form, hint, onClose }: OptionDialogProps) {
  const t = useWords('products')
  const toast = useToast()
  const save = async () => {
    if (!(await form.save())) return
    toast.success(t('product_saved'))
    onClose()
  }
  return (
    <FormDialog
      title={title}
      size="s"
      isDirty={form.isDirty}
      isPending={form.isSaving}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField {...form.text('title')} label={t('option_name')} hint={hint} autoFocus />
    </FormDialog>
  )
}
