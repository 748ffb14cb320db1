import type { DocumentSettings, IssueInvoicesOn, PaperSize } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Select } from '@cartwright/ui/Select'
import { languages } from '@cartwright/ui/strings'
import { TextField } from '@cartwright/ui/TextField'
import { useWords } from '../../i18n/use-words'
import { useContractForm } from '../../kit/form/use-contract-form'
import { EditableCard } from '../../kit/record/EditableCard'
import { useMay } from '../../shell/permissions'

const moments: readonly IssueInvoicesOn[] = ['capture', 'shipment', 'hand']
const papers: readonly PaperSize[] = ['a4', 'letter']

/** Who issues invoices, when, and how they look. */
export function DocumentsCard() {
  const may = useMay()
  const { data } = useEndpoint(
    'GET /admin/document-settings',
    {},
    { enabled: may('GET /admin/document-settings') },
  )
  return data ? <SettingsForm settings={data.settings} /> : null
}

/** What the first number of a year looks like with a prefix. */
const exampleOf = (prefix: string) => `${prefix}${new Date().getUTCFullYear()}-00001`

function SettingsForm({ settings }: { settings: DocumentSettings }) {
  const t = useWords('documents')
  const may = useMay()
  const form = useContractForm('POST /admin/document-settings', { start: settings, screen: 'documents' })
  const language = languages.find(({ tag }) => tag.split('-')[0] === settings.locale.split('-')[0])
  const facts = [
    ...(['legal_name', 'vat_number', 'address', 'footer'] as const).map((name) => ({
      term: t(`fields.${name}`),
      details: <bdi>{settings[name] || '–'}</bdi>,
    })),
    { term: t('fields.issue_on'), details: t(`issue_on.${settings.issue_on}`) },
    { term: t('fields.invoice_prefix'), details: <bdi>{exampleOf(settings.invoice_prefix)}</bdi> },
    { term: t('fields.credit_note_prefix'), details: <bdi>{exampleOf(settings.credit_note_prefix)}</bdi> },
    { term: t('fields.paper'), details: t(`paper.${settings.paper}`) },
    { term: t('fields.locale'), details: language?.name ?? settings.locale },
  ]
  const prefix = (name: 'invoice_prefix' | 'credit_note_prefix') => (
    <TextField {...form.text(name)} hint={t('prefix_hint', { number: exampleOf(form.text(name).value) })} />
  )
  return (
    <EditableCard
      title={t('settings')}
      facts={facts}
      form={form}
      isEditable={may('POST /admin/document-settings')}
    >
      <TextField {...form.text('legal_name')} />
      <TextField {...form.text('vat_number')} />
      <TextField {...form.text('address')} rows={3} />
      <TextField {...form.text('logo_url')} hint={t('logo_hint')} />
      <TextField {...form.text('footer')} rows={3} hint={t('footer_hint')} />
      <Select
        label={form.label('issue_on')}
        errors={form.errors.issue_on}
        value={form.values.issue_on ?? null}
        onChange={(value) =>
          form.set(
            'issue_on',
            moments.find((one) => one === value),
          )
        }
        options={moments.map((id) => ({ id, name: t(`issue_on.${id}`) }))}
      />
      {prefix('invoice_prefix')}
      {prefix('credit_note_prefix')}
      <Select
        label={form.label('paper')}
        errors={form.errors.paper}
        value={form.values.paper ?? null}
        onChange={(value) =>
          form.set(
            'paper',
            papers.find((one) => one === value),
          )
        }
        options={papers.map((id) => ({ id, name: t(`paper.${id}`) }))}
      />
      <Select
        label={form.label('locale')}
        hint={t('locale_hint')}
        errors={form.errors.locale}
        value={form.values.locale ?? null}
        onChange={(value) => form.set('locale', value)}
        options={languages.map(({ tag, name }) => ({ id: tag.split('-')[0] ?? tag, name }))}
      />
    </EditableCard>
  )
}
