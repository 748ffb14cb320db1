/**
 * Makes the bucket of `S3_BUCKET` where it is missing, and lets anyone read what lies under `public/`, as the shop needs it.
 * Safe to run at every start. usage: node prepare-bucket.mjs, with the S3_ variables that the shop is given
 */
import { CreateBucketCommand, HeadBucketCommand, PutBucketPolicyCommand, S3Client } from '@aws-sdk/client-s3'

const {
  S3_BUCKET: Bucket,
  S3_REGION: region = 'us-east-1',
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
} = process.env
if (!Bucket) {
  console.error('S3_BUCKET is not set: it names the bucket')
  process.exit(2)
}

const client = new S3Client({
  region,
  ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
})
const missing = await client.send(new HeadBucketCommand({ Bucket })).then(
  () => false,
  (error) => {
    if (error.$metadata?.httpStatusCode === 404) return true
    throw error
  },
)
if (missing) await client.send(new CreateBucketCommand({ Bucket }))
const publicFiles = {
  Sid: 'PublicFiles',
  Effect: 'Allow',
  Principal: '*',
  Action: 's3:GetObject',
  Resource: `arn:aws:s3:::${Bucket}/public/*`,
}
await client.send(
  new PutBucketPolicyCommand({
    Bucket,
    Policy: JSON.stringify({ Version: '2012-10-17', Statement: [publicFiles] }),
  }),
)
console.error(`${Bucket} ${missing ? 'was made' : 'is there'}; anyone may read public/`)
