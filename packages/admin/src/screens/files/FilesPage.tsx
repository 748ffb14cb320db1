import type { Upload } from '@cartwright/contract'
import { Badge } from '@cartwright/ui/Badge'
import { FileIcon } from '@cartwright/ui/icons'
import { useWords } from '../../i18n/use-words'
import { useFlagFilter } from '../../kit/list/filters'
import { ListPage } from '../../kit/list/ListPage'
import { Permitted } from '../../kit/Permitted'
import { Thumbnail } from '../../kit/Thumbnail'
import { useFileSize } from '../../kit/use-file-size'
import { paths } from '../../paths'
import { uploads } from './resource'
import { UploadCard } from './UploadCard'
import { useFileMenu } from './use-file-menu'
import './files.css'

/** Kinds of files by what the shop found in them. Formats are called so everywhere. */
const kinds: readonly (readonly [type: string, name: string])[] = [
  ['image/png', 'PNG'],
  ['image/jpeg', 'JPEG'],
  ['image/webp', 'WebP'],
  ['image/gif', 'GIF'],
  ['image/avif', 'AVIF'],
  ['image/svg+xml', 'SVG'],
  ['application/pdf', 'PDF'],
]
const anything = 'application/octet-stream'
const names = new Map(kinds)

/** Everything that was uploaded, with the address of each file. */
export function FilesPage() {
  const t = useWords('files')
  const fileSize = useFileSize()
  const menuOf = useFileMenu()
  const kindOf = (type: string) => names.get(type) ?? (type === anything ? t('other_kind') : type)
  return (
    <ListPage
      of={uploads}
      screen="files"
      icon={FileIcon}
      crumbs={[{ name: t('common:places.settings'), href: paths.settings }]}
      nameOf={({ name }) => name}
      menuOf={menuOf}
      filters={[
        {
          id: 'type',
          name: t('fields.type'),
          options: [...kinds.map(([id, name]) => ({ id, name })), { id: anything, name: t('other_kind') }],
        },
        useFlagFilter('is_protected', t('protected')),
      ]}
      columns={(column) => [
        column.of('name', (file) => <FileName file={file} />),
        column.of('type', ({ type }) => kindOf(type), { isSecondary: true }),
        column.of('size', ({ size }) => fileSize(size), { isNumeric: true }),
        column.date('created_at', { format: 'datetime', isSortable: true }),
        column.code('key', { isHidden: true }),
      ]}
      before={
        <Permitted to="POST /admin/uploads">
          <UploadCard />
        </Permitted>
      }
    />
  )
}

/** The picture of a file where it is one that anybody may see, its name, and whether it is protected. */
function FileName({ file: { name, type, url, is_protected } }: { file: Upload }) {
  const t = useWords('files')
  const isPicture = type.startsWith('image/') && !is_protected
  return (
    <span className="ad-Named">
      {isPicture ? (
        <Thumbnail url={url} size={28} hasPreview />
      ) : (
        <span className="ad-Thumb ad-File-mark">
          <FileIcon />
        </span>
      )}
      <bdi className="ad-Strong ad-Clip">{name}</bdi>
      {is_protected && (
        <Badge tone="violet" isPlain>
          {t('protected')}
        </Badge>
      )}
    </span>
  )
}
