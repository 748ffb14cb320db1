'use client'
import type { Output } from '@cartwright/contract'
import {
  type QueryKey,
  type UseMutationResult,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type { Client } from '../../../client'
import type { ShopError } from '../../../errors'
import { useClient } from '../../ShopProvider'
import { useRefresh } from '../../use-change'

/** The client of the ShopProvider above with its staff half; throws where that is a client of the store alone. */
function useAdminClient(): Client {
  const client = useClient() as Client
  if (!client.admin)
    throw new Error('This hook needs a ShopProvider with a client from createClient above it')
  return client
}

/** Where replies of the calls of plugins are kept. */
const customKey = (path: string): QueryKey => ['/admin', path]

/** Reads a call that a plugin added; `/admin` is put before the path where it is missing. */
export function useAdminCustomQuery<T = unknown>(path: string, query?: object): UseQueryResult<T, ShopError> {
  const { admin } = useAdminClient()
  return useQuery<T, ShopError>({
    queryKey: [...customKey(path), query],
    queryFn: ({ signal }) => admin.custom.get<T>(path, query, { signal }),
  })
}

/** Posts to a call that a plugin added; then what was read of the same path is fetched anew. */
export function useAdminCustomPost<T = unknown, Body = unknown>(
  path: string,
): UseMutationResult<T, ShopError, Body> {
  const { admin } = useAdminClient()
  const cache = useQueryClient()
  return useMutation<T, ShopError, Body>({
    mutationFn: (body) => admin.custom.post<T>(path, body),
    onSuccess: () => void cache.invalidateQueries({ queryKey: customKey(path) }),
  })
}

/** Deletes by a call that a plugin added; then what was read of the same path is fetched anew. */
export function useAdminCustomDelete<T = unknown, Body = unknown>(
  path: string,
): UseMutationResult<T, ShopError, Body> {
  const { admin } = useAdminClient()
  const cache = useQueryClient()
  return useMutation<T, ShopError, Body>({
    mutationFn: (body) => admin.custom.delete<T>(path, { body }),
    onSuccess: () => void cache.invalidateQueries({ queryKey: customKey(path) }),
  })
}

type Uploaded = Output<'POST /admin/uploads'>

/** Uploads files that everybody may read; `mutate(file)` or `mutate([file, file])`. */
export function useAdminUploadFile(): UseMutationResult<Uploaded, ShopError, File | File[]> {
  const { admin } = useAdminClient()
  const refresh = useRefresh('POST /admin/uploads')
  return useMutation({ mutationFn: (files) => admin.uploads.create(files), onSuccess: refresh })
}

/** Uploads files that only a signed link opens. */
export function useAdminUploadProtectedFile(): UseMutationResult<Uploaded, ShopError, File | File[]> {
  const { admin } = useAdminClient()
  const refresh = useRefresh('POST /admin/uploads/protected')
  return useMutation({ mutationFn: (files) => admin.uploads.createProtected(files), onSuccess: refresh })
}
