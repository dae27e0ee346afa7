/** A device for tests that makes and uses one passkey, in the forms of WebAuthn. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** Of a few bytes, of up to 255, and of more. */
const cborBytes = (bytes: Buffer) =>
  Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);

const present = 0x01;
const verified = 0x04;
const attested = 0x40;

export function openTestDevice(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  let counter = 0;
  const ask = { isVerified: true };

  const signedBy = (flags: number) => {
    const head = Buffer.alloc(5);
    head[0] = flags | present | (ask.isVerified ? verified : 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(new URL(origin).hostname), head]);
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const beside = () => ({
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key',
    clientExtensionResults: {},
  });

  return {
    ask,
    make(challenge: string) {
      const key = Buffer.concat([
        // A map of five: kind EC2, algorithm ES256, curve P-256, x, y.
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const named = Buffer.concat([Buffer.from([0, credentialId.length]), credentialId]);
      const authData = Buffer.concat([signedBy(attested), Buffer.alloc(16), named, key]);
      const attestation = Buffer.concat([
        // A map of three: no format, no statement, and what was made.
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        cborBytes(authData),
      ]);
      return {
        ...beside(),
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      };
    },
    /** `at`: what its counter says, by itself one more than before. */
    use(challenge: string, at = counter + 1) {
      counter = at;
      const data = clientData('webauthn.get', challenge);
      const authData = signedBy(0);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        ...beside(),
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
        },
      };
    },
  };
}
