import type { Customer, CustomerGroup } from '@cartwright/contract'
import { useChange } from '@cartwright/sdk/react'
import { Button } from '@cartwright/ui/Button'
import { UsersIcon } from '@cartwright/ui/icons'
import { RelationDialog } from '@cartwright/ui/RelationDialog'
import { useToast } from '@cartwright/ui/Toast'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import type { Selection } from '../../kit/list/ListPage'
import { ManyDialog } from '../../kit/many/ManyDialog'
import { Permitted } from '../../kit/Permitted'
import { useSource } from '../../kit/resource/use-list'
import { useErrorMessage } from '../../kit/use-error-message'
import { customerGroups } from './resource'

/** Puts the customers that are ticked into a group. */
export function AddToGroup({ ids, matching, clear }: Selection<Customer>) {
  const t = useWords('customers')
  const toast = useToast()
  const message = useErrorMessage()
  const source = useSource(customerGroups)
  const [isOpen, setOpen] = useState(false)
  /** Where all that match are to be put, by a job. */
  const [group, setGroup] = useState<CustomerGroup>()
  const add = useChange('POST /admin/customer-groups/:id/customers/batch')

  const addTo = async ({ id, name }: CustomerGroup) => {
    try {
      await add.mutateAsync({ params: { id }, body: { customer_ids: ids.map((id) => ({ id })) } })
      toast.success(t('added_to_group', { group: name }))
      clear()
    } catch (error) {
      toast.error({ title: t('common:not_done'), text: message(error) })
    }
  }
  return (
    <Permitted to="POST /admin/customer-groups/:id/customers/batch">
      <Button size="s" icon={<UsersIcon />} onPress={() => setOpen(true)}>
        {t('add_to_group')}
      </Button>
      <RelationDialog
        {...source}
        title={t('add_to_group')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        selectionMode="single"
        rowName={({ name }) => name}
        onChoose={([group]) => group && (matching ? setGroup(group) : void addTo(group))}
      />
      {matching && group && (
        <ManyDialog
          type="customer-change"
          title={`${t('add_to_group')}: ${group.name}`}
          context={{ action: 'add_to_group', filterable_fields: matching, group_id: group.id }}
          onClose={() => setGroup(undefined)}
          onStarted={clear}
        />
      )}
    </Permitted>
  )
}
