import { Button } from '@cartwright/ui/Button'
import { DataTable } from '@cartwright/ui/DataTable'
import { Modal } from '@cartwright/ui/Modal'
import { useTranslation } from 'react-i18next'

interface Props {
  /** How many were done. */
  done: number
  rows: readonly { id: string; name: string; why: string }[]
  isPending: boolean
  onAgain: () => void
  onClose: () => void
}

/** What of many could not be done, each by name and reason, with another try. */
export function FailedRows({ done, rows, isPending, onAgain, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Modal
      title={t('failed_count', { count: rows.length })}
      description={t('others_done', { count: done })}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('done')}</Button>
          <Button variant="primary" isPending={isPending} onPress={onAgain}>
            {t('try_again')}
          </Button>
        </>
      }
    >
      <DataTable
        label={t('failed_count', { count: rows.length })}
        rows={rows}
        rowId={({ id }) => id}
        scroll="own"
        columns={[
          {
            id: 'name',
            header: t('failed_name'),
            cell: ({ name }) => <bdi className="ad-Strong">{name}</bdi>,
          },
          { id: 'why', header: t('failed_why'), cell: ({ why }) => why },
        ]}
      />
    </Modal>
  )
}
