import type { StoreDetails } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Card } from '@cartwright/ui/Card'
import { Select } from '@cartwright/ui/Select'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { TextField } from '@cartwright/ui/TextField'
import { useWords } from '../../i18n/use-words'
import { SaveBar } from '../../kit/form/SaveBar'
import { type ContractForm, useContractForm } from '../../kit/form/use-contract-form'
import { Loaded } from '../../kit/Loaded'
import { onDemand } from '../../kit/on-demand'
import { Page } from '../../kit/Page'
import { MetadataCard } from '../../kit/record/MetadataCard'
import { useCurrencyOptions } from '../../kit/use-currency-options'
import { paths } from '../../paths'
import { filledIn, type LinkTemplate, linkProblem, linkTemplates } from './link-template'

const DocumentsCard = onDemand(async () => (await import('./DocumentsCard')).DocumentsCard, {
  placeholder: <Skeleton height="240px" />,
})
const TimeZoneField = onDemand(async () => (await import('./TimeZoneField')).TimeZoneField, {
  placeholder: <Skeleton height="56px" />,
})

/** The shop itself: its name, its own currency, where its links lead. */
export function DetailsPage() {
  const t = useWords('details')
  const store = useEndpoint('GET /admin/store')
  return (
    <Loaded of={store} failure={t('failed')}>
      {(data) => (
        <Page
          title={t('title')}
          crumbs={[{ name: t('common:places.settings'), href: paths.settings }]}
          width="narrow"
        >
          <StoreForm store={data.store} />
          <DocumentsCard />
        </Page>
      )}
    </Loaded>
  )
}

type StoreDraft = ContractForm<'POST /admin/store'>
const links = ['swap_link_template', 'payment_link_template', 'invite_link_template'] as const

const problemIn = (form: StoreDraft, name: LinkTemplate) =>
  linkProblem(form.text(name).value, linkTemplates[name].blank)

function StoreForm({ store }: { store: StoreDetails }) {
  const t = useWords('details')
  const form = useContractForm('POST /admin/store', { start: store, required: ['name'], screen: 'details' })
  const currencies = useCurrencyOptions()
  const save = async () => !links.some((name) => problemIn(form, name)) && form.save()
  const channel = store.default_sales_channel?.name
  return (
    <>
      <Card title={t('general')}>
        <div className="ad-Fields">
          <TextField {...form.text('name')} hint={t('name_hint')} />
          <Select
            label={form.label('default_currency_code')}
            hint={t('currency_hint')}
            errors={form.errors.default_currency_code}
            value={form.values.default_currency_code ?? null}
            onChange={(code) => form.set('default_currency_code', code)}
            options={currencies}
          />
          <TimeZoneField
            errors={form.errors.time_zone}
            value={form.values.time_zone ?? store.time_zone}
            onChange={(zone) => form.set('time_zone', zone)}
          />
          {channel && (
            <TextField
              label={t('fields.default_sales_channel')}
              value={channel}
              isReadOnly
              hint={t('channel_hint')}
            />
          )}
        </div>
      </Card>
      <Card title={t('links')} description={t('links_text')}>
        <div className="ad-Fields">
          {links.map((name) => (
            <LinkField key={name} form={form} name={name} />
          ))}
        </div>
      </Card>
      <MetadataCard of="POST /admin/store" metadata={store.metadata} />
      <SaveBar form={{ ...form, save }} />
    </>
  )
}

/** A link with a word in braces, and what it will look like. */
function LinkField({ form, name }: { form: StoreDraft; name: LinkTemplate }) {
  const t = useWords('details')
  const { blank, example } = linkTemplates[name]
  const { value, errors, ...field } = form.text(name)
  const problem = problemIn(form, name)
  const wanted = `{${blank}}`
  const said =
    problem &&
    (problem.kind === 'unknown'
      ? t('link_unknown', { found: `{${problem.found}}`, wanted })
      : t(problem.kind === 'missing' ? 'link_missing' : 'link_braces', { wanted }))
  return (
    <TextField
      {...field}
      value={value}
      placeholder={example}
      errors={said ? [said] : errors}
      hint={
        said
          ? undefined
          : value
            ? t('link_example', { link: filledIn(value, blank) })
            : t('link_empty', { wanted })
      }
    />
  )
}
