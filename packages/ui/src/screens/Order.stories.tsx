import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../controls/Button/Button.js'
import { Checkbox } from '../controls/Checkbox/Checkbox.js'
import { IconButton } from '../controls/IconButton/IconButton.js'
import { MoneyInput } from '../controls/MoneyInput/MoneyInput.js'
import { NumberInput } from '../controls/NumberInput/NumberInput.js'
import { Select } from '../controls/Select/Select.js'
import { Switch } from '../controls/Switch/Switch.js'
import { TextField } from '../controls/TextField/TextField.js'
import { Breadcrumbs } from '../display/Breadcrumbs/Breadcrumbs.js'
import { BulkBar } from '../display/BulkBar/BulkBar.js'
import { Card } from '../display/Card/Card.js'
import { DataTable } from '../display/DataTable/DataTable.js'
import { DescriptionList } from '../display/DescriptionList/DescriptionList.js'
import { Money } from '../display/Money/Money.js'
import { Pagination } from '../display/Pagination/Pagination.js'
import { StatusBadge } from '../display/StatusBadge/StatusBadge.js'
import { Tabs } from '../display/Tabs/Tabs.js'
import { Timeline } from '../display/Timeline/Timeline.js'
import { MoreIcon, TruckIcon } from '../icons/icons.js'
import { Menu } from '../overlays/Menu/Menu.js'

interface Texts {
  orders: string
  items: string
  product: string
  quantity: string
  total: string
  customer: string
  name: string
  ship: string
  refund: string
  reason: string
  hint: string
  error: string
  restock: string
  notify: string
  history: string
  shipped: string
  note: string
  things: readonly string[]
}

const english: Texts = {
  orders: 'Orders',
  items: 'Items',
  product: 'Product',
  quantity: 'Quantity',
  total: 'Total',
  customer: 'Customer',
  name: 'Name',
  ship: 'Ship 3 items',
  refund: 'Refund',
  reason: 'Reason',
  hint: 'At most what was captured',
  error: 'Choose a reason',
  restock: 'Restock the items',
  notify: 'Tell the customer',
  history: 'History',
  shipped: 'Shipped 2 items',
  note: 'Asked to ring twice.',
  things: ['Tall jug, ash glaze', 'Throw, indigo twill', 'Moon lamp'],
}

const arabic: Texts = {
  orders: 'الطلبات',
  items: 'العناصر',
  product: 'المنتج',
  quantity: 'الكمية',
  total: 'الإجمالي',
  customer: 'العميل',
  name: 'الاسم',
  ship: 'شحن ٣ عناصر',
  refund: 'استرداد',
  reason: 'السبب',
  hint: 'بحد أقصى المبلغ المحصّل',
  error: 'اختر سببًا',
  restock: 'إعادة العناصر إلى المخزون',
  notify: 'إبلاغ العميل',
  history: 'السجل',
  shipped: 'تم شحن عنصرين',
  note: 'طلب الرنين مرتين.',
  things: ['إبريق طويل بطلاء الرماد', 'غطاء نيلي منسوج', 'مصباح القمر'],
}

const german: Texts = {
  orders: 'Bestellungen und Vorbestellungen',
  items: 'Bestellte und noch nicht versandte Artikel',
  product: 'Produktbezeichnung',
  quantity: 'Bestellmenge',
  total: 'Gesamtsumme',
  customer: 'Rechnungsempfängerin oder Rechnungsempfänger',
  name: 'Vollständiger Name',
  ship: 'Sendungsverfolgungsnummer hinzufügen und versenden',
  refund: 'Rückerstattung veranlassen',
  reason: 'Begründung der Rückerstattung',
  hint: 'Höchstens der Betrag, der bereits eingezogen und noch nicht zurückerstattet worden ist',
  error: 'Wählen Sie eine Begründung, sonst kann die Rückerstattung nicht verbucht werden',
  restock: 'Zurückgesandte Artikel wieder dem Lagerbestand hinzufügen',
  notify: 'Rechnungsempfängerin oder Rechnungsempfänger benachrichtigen',
  history: 'Bearbeitungsverlauf',
  shipped: 'Zwei Artikel wurden der Paketdienstgesellschaft übergeben',
  note: 'Benachrichtigungspflichtige Zustellungsvereinbarung: bitte zweimal klingeln.',
  things: [
    'Steinzeug-Wasserkrug mit handaufgetragener Holzaschenglasur',
    'Indigogefärbte Baumwollüberwurfdecke',
    'Mondscheinleuchte',
  ],
}

/** The words of the page in the language of the toolbar; those that are long on purpose stand in for long words. */
const textsIn = (locale: string): Texts => ({ ar: arabic, de: german, long: german })[locale] ?? english

function Order({ texts }: { texts: Texts }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['1']))
  const rows = texts.things.map((name, index) => ({
    id: String(index),
    name,
    quantity: index + 1,
    total: 6400 * (index + 1),
  }))
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 1080, marginInline: 'auto' }}>
      <div>
        <Breadcrumbs items={[{ name: texts.orders, href: '#orders' }, { name: '#1042' }]} />
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
          <h1 style={{ margin: 0, font: '600 var(--cw-type-20)', color: 'var(--cw-text)' }}>#1042</h1>
          <StatusBadge status="captured" />
          <StatusBadge status="partially_fulfilled" />
          <span style={{ flex: 1 }} />
          <Button variant="primary" icon={<TruckIcon />}>
            {texts.ship}
          </Button>
          <Menu
            trigger={<IconButton label={texts.refund} icon={<MoreIcon />} variant="secondary" />}
            items={[{ id: 'refund', name: texts.refund }]}
          />
        </div>
      </div>
      <Tabs
        label={texts.orders}
        items={[
          { id: 'items', name: texts.items, count: 3 },
          { id: 'history', name: texts.history },
        ]}
      />
      <div
        style={{
          display: 'grid',
          gap: 16,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
        }}
      >
        <div style={{ display: 'grid', gap: 16, alignContent: 'start', minInlineSize: 0 }}>
          <Card title={texts.items} isFlush>
            <DataTable
              label={texts.items}
              scroll="own"
              rows={rows}
              rowId={(row) => row.id}
              rowName={(row) => row.name}
              rowHref={(row) => `#${row.id}`}
              selected={selected}
              onSelectedChange={setSelected}
              sort={{ column: 'total', direction: 'descending' }}
              columns={[
                { id: 'name', header: texts.product, cell: (row) => row.name },
                { id: 'quantity', header: texts.quantity, cell: (row) => row.quantity, isNumeric: true },
                {
                  id: 'total',
                  header: texts.total,
                  cell: (row) => <Money amount={row.total} currency="eur" />,
                  isNumeric: true,
                  isSortable: true,
                },
              ]}
            />
          </Card>
          <Pagination offset={20} limit={20} total={248} onChange={() => {}} onLimitChange={() => {}} />
          <Card title={texts.history}>
            <Timeline
              label={texts.history}
              now={new Date('2026-11-20T12:30:00Z')}
              timeZone="UTC"
              events={[
                {
                  id: '2',
                  title: texts.shipped,
                  at: '2026-11-20T11:30:00Z',
                  icon: <TruckIcon />,
                  tone: 'green',
                },
                { id: '1', title: texts.customer, at: '2026-11-19T11:30:00Z', children: texts.note },
              ]}
            />
          </Card>
        </div>
        <div style={{ display: 'grid', gap: 16, alignContent: 'start', minInlineSize: 0 }}>
          <Card title={texts.customer} actions={<Button size="s">{texts.refund}</Button>}>
            <DescriptionList
              items={[
                { term: texts.name, details: 'Ada Lovelace' },
                { term: 'E-mail', details: 'ada.lovelace.analytical.engine@example.com' },
              ]}
            />
          </Card>
          <Card title={texts.refund}>
            <div className="cw-Form">
              <MoneyInput
                label={texts.total}
                currency="eur"
                defaultValue={6400}
                hint={texts.hint}
                isRequired
              />
              <NumberInput label={texts.quantity} defaultValue={1} minValue={1} />
              <Select
                label={texts.reason}
                errors={[texts.error, texts.hint]}
                isRequired
                options={[{ id: '1', name: texts.things[0]! }]}
              />
              <TextField label={texts.name} rows={2} defaultValue={texts.note} />
              <Checkbox hint={texts.hint}>{texts.restock}</Checkbox>
              <Switch defaultSelected hint={texts.hint}>
                {texts.notify}
              </Switch>
            </div>
          </Card>
        </div>
      </div>
      <BulkBar
        count={selected.size}
        total={248}
        onSelectMatching={() => {}}
        onClear={() => setSelected(new Set())}
      >
        <Button size="s">{texts.refund}</Button>
      </BulkBar>
    </div>
  )
}

const meta = {
  title: 'Screens/Order',
  tags: ['!autodocs'],
  component: Order,
  args: { texts: english },
  render: (_, { globals }) => <Order texts={textsIn(globals.locale)} />,
} satisfies Meta<typeof Order>
export default meta

export const InItsLanguage: StoryObj<typeof meta> = {}
export const InGerman: StoryObj<typeof meta> = { globals: { locale: 'de' } }
