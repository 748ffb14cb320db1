import type { CustomerGroup, PriceList } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { Card } from '@cartwright/ui/Card'
import { IconButton } from '@cartwright/ui/IconButton'
import { CloseIcon, EditIcon } from '@cartwright/ui/icons'
import { Link } from '@cartwright/ui/Link'
import { RelationDialog } from '@cartwright/ui/RelationDialog'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useSource } from '../../kit/resource/use-list'
import { useAct } from '../../kit/use-act'
import { paths } from '../../paths'
import { useMay } from '../../shell/permissions'
import { customerGroups } from '../customers/resource'

/** For whom a price list counts: everybody, or the customers of some groups. */
export function GroupsCard({ list }: { list: PriceList }) {
  const t = useWords('price-lists')
  const may = useMay()
  const source = useSource(customerGroups)
  const [isChoosing, setChoosing] = useState(false)
  const save = useAct('POST /admin/price-lists/:id', t('groups_saved'))
  const groups = list.customer_groups ?? []
  const mayChange = may('POST /admin/price-lists/:id')
  const change = (next: readonly CustomerGroup[]) =>
    save.mutate({ params: { id: list.id }, body: { customer_groups: next.map(({ id }) => ({ id })) } })
  return (
    <Card
      title={t('fields.customer_groups')}
      actions={
        mayChange && (
          <Button size="s" variant="ghost" icon={<EditIcon />} onPress={() => setChoosing(true)}>
            {t('common:edit')}
          </Button>
        )
      }
    >
      {groups.length === 0 && <p className="ad-Muted">{t('for_everybody')}</p>}
      <ul className="ad-Pieces">
        {groups.map((group) => (
          <li key={group.id} className="ad-Piece">
            <Link href={paths.customerGroup(group.id)}>{group.name}</Link>
            {mayChange && (
              <IconButton
                size="s"
                label={t('group_remove', { name: group.name })}
                icon={<CloseIcon size={12} />}
                isDisabled={save.isPending}
                onPress={() => change(groups.filter(({ id }) => id !== group.id))}
              />
            )}
          </li>
        ))}
      </ul>
      <RelationDialog
        {...source}
        title={t('choose_groups')}
        isOpen={isChoosing}
        onOpenChange={setChoosing}
        rowName={({ name }) => name}
        value={groups}
        onChoose={change}
      />
    </Card>
  )
}
