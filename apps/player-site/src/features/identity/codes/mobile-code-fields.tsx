import { CodeField } from './code-field.tsx';
import { MobileField } from './mobile-field.tsx';
import type { MobileCode } from './use-mobile-code.ts';

/** A number, and the code that proves whose it is, where one is asked for. */
export function MobileCodeFields({
  proof,
  sentWords,
  onRefused,
}: {
  proof: MobileCode;
  sentWords: string;
  /** Moves the focus to the first field that is wrong. */
  onRefused: () => void;
}) {
  return (
    <>
      <MobileField
        mobile={proof.mobile}
        onMobileChange={proof.setMobile}
        error={proof.numberError}
        isOptional={proof.isOptional}
      />
      {proof.isCodeAsked && (
        <CodeField
          sending={proof.sending}
          code={proof.code}
          onCodeChange={proof.setCode}
          error={proof.codeError}
          sentWords={sentWords}
          isSendErrorElsewhere={proof.isNumberRefusedAtSending}
          canSend={proof.canSend}
          onRefused={onRefused}
        />
      )}
    </>
  );
}
