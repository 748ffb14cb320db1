import { TruckIcon } from '@cartwright/ui/icons'
import { useWords } from '../../i18n/use-words'
import { ListPage } from '../../kit/list/ListPage'
import { onDemand } from '../../kit/on-demand'
import { paths } from '../../paths'
import { shippingProfiles, typeWords } from './resource'

const EditDialog = onDemand(async () => (await import('../../kit/resource/EditDialog')).EditDialog)

/** Which goods are shipped alike: every product is in one profile, and so is every shipping option. */
export function ShippingProfilesPage() {
  const t = useWords('shipping-profiles')
  return (
    <ListPage
      of={shippingProfiles}
      screen="shipping-profiles"
      icon={TruckIcon}
      crumbs={[{ name: t('common:places.settings'), href: paths.settings }]}
      subtitle={t('list_text')}
      sort={null}
      isUnsearched
      nameOf={({ name }) => name}
      hrefOf={({ id }) => paths.shippingProfile(id)}
      // Every shop needs one for goods and one for gift cards.
      isKept={({ type }) => type !== 'custom'}
      columns={(column) => [
        column.name('name'),
        column.of('type', ({ type }) => t(typeWords[type])),
        column.date('created_at'),
      ]}
      edit={(_, close) => (
        <EditDialog
          of={shippingProfiles}
          screen="shipping-profiles"
          row={undefined}
          nameOf={({ name }) => name}
          onClose={close}
          start={{ name: '' }}
          extra={() => ({ type: 'custom' })}
          fields={[{ name: 'name', isRequired: true, placeholder: t('name_example') }]}
        />
      )}
    />
  )
}
