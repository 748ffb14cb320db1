import { defineAdminExtension } from '@cartwright/admin'
import { BoxIcon } from '@cartwright/ui/icons'

export default defineAdminExtension({
  name: 'Packing station',
  pages: [
    {
      path: 'packing',
      permission: 'orders:write',
      link: { label: { en: 'Packing', de: 'Packen' }, icon: BoxIcon },
      load: () => import('./PackingPage'),
    },
  ],
  sentences: {
    en: {
      title: 'Packing station',
      scan_order: 'Number of the order',
      scan_goods: 'Barcode of a piece',
      order: 'Order #{{number}}',
      of: '{{count}} of {{all}}',
      pack: 'Pack parcel',
      packed: 'Order #{{number}} is packed',
      unknown: '{{code}} is not in this order',
      enough: 'All pieces of {{code}} are in the parcel',
      nothing_to_pack: 'There is nothing to pack for #{{number}}',
      empty: 'Scan an order to begin',
      empty_text: 'Type its number or scan it off the packing slip, then scan each piece.',
    },
    de: {
      title: 'Packplatz',
      scan_order: 'Nummer der Bestellung',
      scan_goods: 'Strichcode eines Stücks',
      order: 'Bestellung #{{number}}',
      of: '{{count}} von {{all}}',
      pack: 'Paket packen',
      packed: 'Bestellung #{{number}} ist gepackt',
      unknown: '{{code}} gehört nicht zu dieser Bestellung',
      enough: 'Alle Stücke von {{code}} liegen im Paket',
      nothing_to_pack: 'Für #{{number}} ist nichts zu packen',
      empty: 'Zum Beginnen eine Bestellung scannen',
      empty_text: 'Nummer eintippen oder vom Lieferschein scannen, dann jedes Stück.',
    },
  },
})
