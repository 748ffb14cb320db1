import { UndoIcon } from '@cartwright/ui/icons'
import { useWords } from '../../i18n/use-words'
import { ListPage } from '../../kit/list/ListPage'
import { onDemand } from '../../kit/on-demand'
import { paths } from '../../paths'
import { returnReasons } from '../settings/resources'

const EditDialog = onDemand(async () => (await import('../../kit/resource/EditDialog')).EditDialog)

const LanguagesOfReturnReason = onDemand(
  async () => (await import('./LanguagesOfReturnReason')).LanguagesOfReturnReason,
)

/** What shoppers choose from when they send something back. */
export function ReturnReasonsPage() {
  const t = useWords('return-reasons')
  return (
    <ListPage
      of={returnReasons}
      screen="return-reasons"
      icon={UndoIcon}
      crumbs={[{ name: t('common:places.settings'), href: paths.settings }]}
      sort={null}
      isUnsearched
      nameOf={({ label }) => label}
      columns={(column) => [
        column.name('label'),
        column.code('value', { isSecondary: false }),
        column.text('description'),
      ]}
      edit={(row, close) => (
        <EditDialog
          of={returnReasons}
          screen="return-reasons"
          row={row}
          nameOf={({ label }) => label}
          onClose={close}
          fields={[
            { name: 'label', isRequired: true },
            { name: 'value', isRequired: true, isFixed: true, hint: t('value_hint') },
            { name: 'description', rows: 3 },
          ]}
        >
          {() => row && <LanguagesOfReturnReason reason={row} />}
        </EditDialog>
      )}
    />
  )
}
